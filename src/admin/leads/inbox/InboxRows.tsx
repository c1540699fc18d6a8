import { TakeLead } from '@/admin/dashboard/TakeLead'
import { CLOCK_LOOK } from '@/admin/leads/clockLook'
import { LeadAction } from '@/admin/leads/LeadAction'
import { Cells, type Column } from '@/admin/list/columns'
import { rowHref } from '@/lib/adminHrefs'
import type { InboxRow } from './rows'

/** The name's link covers its whole row; the buttons lie above it. */
const COLUMNS: readonly Column<InboxRow>[] = [
  {
    look: 'fc-ld__clock',
    cell: ({ clock, tone, state, came }) => (
      <>
        {clock ? (
          <span className={`fc-clock ${CLOCK_LOOK[clock.tone]}`}>{clock.text}</span>
        ) : (
          <span className={`fc-pill ${tone}`}>{state}</span>
        )}
        <small>{came}</small>
      </>
    ),
  },
  {
    look: 'fc-ld__who',
    cell: ({ id, name, wants }) => (
      <>
        <a href={rowHref('leads', id)} data-row data-reply={`${rowHref('leads', id)}#answer-text`}>
          {name}
        </a>
        <small>{wants}</small>
      </>
    ),
  },
  {
    look: 'fc-ld__car',
    cell: ({ car }) => (
      <>
        {car?.picture && <img src={car.picture} alt="" width={72} height={48} loading="lazy" />}
        <span>
          {car ? car.name : 'No car chosen'}
          <small>{car?.note}</small>
        </span>
      </>
    ),
  },
  {
    look: '',
    cell: ({ place, clock, state }) => (
      <>
        {place || 'No location'}
        {clock && <small>{state}</small>}
      </>
    ),
  },
  {
    look: 'fc-ld__act',
    cell: ({ id, name, same, isHeld, isFree, who }) => (
      <>
        {same && <a href={`${rowHref('leads', id)}#others-title`}>{same}</a>}
        {isHeld && (
          <LeadAction call={`/lead-release/${id}`} label="Not spam" doing="Sending …" about={name} />
        )}
        {isFree && <TakeLead id={id} name={name} />}
        {who && <span className="fc-muted">{who}</span>}
      </>
    ),
  },
]

export const InboxRows = ({ rows }: { rows: readonly InboxRow[] }) => (
  <ul className="fc-ld-list">
    {rows.map((row) => (
      <li key={row.id} className={`fc-ld ${row.clock ? CLOCK_LOOK[row.clock.tone] : ''}`}>
        <Cells row={row} columns={COLUMNS} />
      </li>
    ))}
  </ul>
)
