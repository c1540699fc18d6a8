import { staffMoment } from '@/admin/staffMoment'
import { rowHref } from '@/lib/adminHrefs'
import type { OtherLead } from './leadsOfPerson'

export function OtherLeads({ leads, zone }: { leads: readonly OtherLead[]; zone: string }) {
  if (!leads.length) return null
  return (
    <section className="fc-card fc-screen" aria-labelledby="others-title">
      <header>
        <h2 id="others-title">Also from this person</h2>
        <span className="fc-pill">{leads.length}</span>
      </header>
      <ul className="fc-list">
        {leads.map(({ id, name, title, at, state }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <span>
                {name && `${name}, `}
                {staffMoment(at, zone)}, {state}
              </span>
            </div>
            <a href={rowHref('leads', id)}>
              Open<span className="fc-sr"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
