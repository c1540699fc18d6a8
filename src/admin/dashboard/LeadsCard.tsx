import { CLOCK_LOOK } from '@/admin/leads/clockLook'
import { rowHref } from '@/lib/adminHrefs'
import type { NewLeads } from './newLeads'
import { ReplyRow } from './ReplyRow'
import { TakeLead } from './TakeLead'

const COLUMNS = 5

export function LeadsCard({ leads }: { leads: NewLeads }) {
  return (
    <section className="fc-card" aria-labelledby="leads-title">
      <header>
        <h2 id="leads-title">New leads</h2>
        {leads.overdue > 0 && <span className="fc-pill is-bad">{leads.overdue} overdue</span>}
        {leads.total > leads.overdue && (
          <span className="fc-pill is-warn">{leads.total - leads.overdue} waiting</span>
        )}
        <a href="/admin/leads">All leads</a>
      </header>
      {leads.total === 0 && <p className="fc-foot">Nobody is waiting for an answer.</p>}
      {leads.total > 0 && (
        <table className="fc-table">
          <thead>
            <tr>
              <th>Answer</th>
              <th>Who</th>
              <th>Wants</th>
              <th>Location</th>
              <th>
                <span className="fc-sr">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {leads.lines.map(({ id, name, wants, about, location, clock, taken, email, ready }) => (
              <ReplyRow
                key={id}
                {...{ id, name, email, ready }}
                columns={COLUMNS}
                act={
                  taken ? <span className="fc-muted">{taken} has it</span> : <TakeLead id={id} name={name} />
                }
              >
                <td>
                  <span className={`fc-clock ${CLOCK_LOOK[clock.tone]}`}>{clock.text}</span>
                </td>
                <td>
                  <a href={rowHref('leads', id)}>
                    <b>{name}</b>
                  </a>
                </td>
                <td>
                  {wants}
                  <small>{about || 'No car chosen'}</small>
                </td>
                <td>{location}</td>
              </ReplyRow>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
