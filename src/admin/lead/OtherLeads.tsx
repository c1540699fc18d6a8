import type { OtherLead } from './leadsOfPerson'

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })

export function OtherLeads({ leads }: { leads: readonly OtherLead[] }) {
  if (!leads.length) return null
  return (
    <section className="fc-card" aria-labelledby="others-title">
      <header>
        <h2 id="others-title">Also from this person</h2>
        <span className="fc-pill">{leads.length}</span>
      </header>
      <ul className="fc-list">
        {leads.map(({ id, title, at, state }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <span>
                {day(at)}, {state}
              </span>
            </div>
            <a href={`/admin/collections/leads/${id}`}>
              Open<span className="fc-sr"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
