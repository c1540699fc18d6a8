import { TakeLead } from '@/admin/dashboard/TakeLead'
import { CLOCK_LOOK } from '@/admin/leads/clockLook'
import { LeadAction } from '@/admin/leads/LeadAction'
import { rowHref } from '@/lib/adminHrefs'
import type { InboxRow } from './rows'

/** The name's link covers its whole row; the buttons lie above it. */
function Row({ row }: { row: InboxRow }) {
  const { id, name, wants, came, clock, car, place, who, state, tone, isHeld, isFree, same } = row
  return (
    <li className={`fc-ld ${clock ? CLOCK_LOOK[clock.tone] : ''}`}>
      <div className="fc-ld__clock">
        {clock ? (
          <span className={`fc-clock ${CLOCK_LOOK[clock.tone]}`}>{clock.text}</span>
        ) : (
          <span className={`fc-pill ${tone}`}>{state}</span>
        )}
        <small>{came}</small>
      </div>
      <div className="fc-ld__who">
        <a href={rowHref('leads', id)} data-row data-reply={`${rowHref('leads', id)}#answer-text`}>
          {name}
        </a>
        <small>{wants}</small>
      </div>
      <div className="fc-ld__car">
        {car?.picture && <img src={car.picture} alt="" width={72} height={48} loading="lazy" />}
        <span>
          {car ? car.name : 'No car chosen'}
          <small>{car?.note}</small>
        </span>
      </div>
      <div>
        {place || 'No location'}
        {clock && <small>{state}</small>}
      </div>
      <div className="fc-ld__act">
        {same && <a href={`${rowHref('leads', id)}#others-title`}>{same}</a>}
        {isHeld && (
          <LeadAction call={`/lead-release/${id}`} label="Not spam" doing="Sending …" about={name} />
        )}
        {isFree && <TakeLead id={id} name={name} />}
        {who && <span className="fc-muted">{who}</span>}
      </div>
    </li>
  )
}

export const InboxRows = ({ rows }: { rows: readonly InboxRow[] }) => (
  <ul className="fc-ld-list">
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </ul>
)
