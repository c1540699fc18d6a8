import type { Attention } from './attention'
import { TakeLead } from './TakeLead'
import { waiting } from './waiting'

export function LeadsCard({ leads, now }: { leads: Attention['leads']; now: Date }) {
  return (
    <section className="fc-card" aria-labelledby="leads-title">
      <header>
        <h2 id="leads-title">New leads</h2>
        {leads.total > 0 && <span className="fc-pill is-bad">{leads.total} waiting</span>}
        <a href="/admin/collections/leads">All leads</a>
      </header>
      {leads.total === 0 && <p className="fc-foot">Nobody is waiting for an answer.</p>}
      {leads.total > 0 && (
        <table className="fc-table">
          <thead>
            <tr>
              <th>Waiting</th>
              <th>Who</th>
              <th>Wants</th>
              <th>Place</th>
              <th>
                <span className="fc-sr">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {leads.lines.map((lead) => {
              const clock = waiting(lead.at, now)
              return (
                <tr key={lead.id}>
                  <td>
                    <span className={`fc-clock is-${clock.tone}`}>{clock.text}</span>
                  </td>
                  <td>
                    <a href={`/admin/collections/leads/${lead.id}`}>
                      <b>{lead.name}</b>
                    </a>
                  </td>
                  <td>
                    {lead.wants}
                    <small>{lead.about || 'No car chosen'}</small>
                  </td>
                  <td>{lead.place}</td>
                  <td>
                    <TakeLead id={lead.id} name={lead.name} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
