import { TakeLead } from '@/admin/dashboard/TakeLead'
import { CLOCK_LOOK, LeadClock } from '@/admin/leads/LeadClock'
import { LeadAction } from '@/admin/leads/LeadAction'
import { Cells, type Column } from '@/admin/kit/list/columns'
import { rowHref } from '@/lib/adminHrefs'
import { screen } from '@/admin/kit/Screen'
import { MoreActs } from '@/admin/kit/Dropdown'
import { NEW_LEAD } from '@/admin/leads/new/topics'
import { chosenWords } from '@/admin/kit/list/ListFilters'
import { ListScreen, type List } from '@/admin/kit/list/ListScreen'
import { savedViews } from '@/admin/kit/list/savedViews'
import { readPreference } from '@/admin/preference'
import { PrintButton } from '@/admin/print/PrintButton'
import { printedFor } from '@/admin/print/printedFor'
import { PrintHead } from '@/admin/print/PrintHead'
import { staffMoment } from '@/admin/staffMoment'
import { zoneWords } from '@/core/place/moments'
import { cleanInboxQuery, inboxQuery, inboxState } from '@/features/leads/inbox.rules'
import { mayExportLeads, mayReadLeads } from '@/admin/may'
import type { InboxRow } from './rows'
import { PAGE_SIZE, readerZone, readInbox } from './readInbox'
import { EMPTY_WORDS, FILTER_WORDS, ORDER_WORDS, VIEW_WORDS } from './words'

/** The name's link covers its whole row; the buttons lie above it. */
const COLUMNS: readonly Column<InboxRow>[] = [
  {
    look: 'fc-ld__clock',
    cell: ({ clock, tone, state, came, aside }) => (
      <>
        {clock ? <LeadClock {...clock} /> : <span className={`fc-pill ${tone}`}>{state}</span>}
        <small>{came}</small>
        {aside && <small>{aside}</small>}
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
    look: 'fc-ld__place',
    cell: ({ place, clock, state }) => (
      <>
        {place || 'No location'}
        {clock && <small>{state}</small>}
      </>
    ),
  },
  {
    look: 'fc-ld__act',
    cell: ({ id, name, same, isHeld, isFree, who, clock }) => (
      <>
        {same && <a href={`${rowHref('leads', id)}#others-title`}>{same}</a>}
        {isHeld && (
          <LeadAction call={`/lead-release/${id}`} label="Not spam" doing="Sending …" about={name} />
        )}
        {isFree && <TakeLead id={id} name={name} />}
        {who && <span className="fc-muted">{who}</span>}
        {clock && (
          <a
            className={clock.tone === 'late' ? 'fc-btn fc-btn--main' : 'fc-btn'}
            href={`${rowHref('leads', id)}#answer-text`}
          >
            Reply<span className="fc-sr">, {name}</span>
          </a>
        )}
      </>
    ),
  },
]

const InboxRows = ({ rows }: { rows: readonly InboxRow[] }) => (
  <ul className="fc-ld-list">
    {rows.map((row) => (
      <li key={row.id} className={`fc-ld ${row.clock ? CLOCK_LOOK[row.clock.tone] : ''}`}>
        <Cells row={row} columns={COLUMNS} />
      </li>
    ))}
  </ul>
)

const LIST: List = {
  ...{ title: 'Leads', noun: 'lead', path: '/admin/leads', preference: 'lead-views', pageSize: PAGE_SIZE },
  searchedIn: 'name, phone, email or stock number',
  words: { view: VIEW_WORDS, empty: EMPTY_WORDS, filter: FILTER_WORDS, order: ORDER_WORDS },
}

/** All leads that its reader may see, one page of them. */
export const Inbox = screen(
  { path: (query) => `${LIST.path}?${inboxQuery(inboxState(query))}`, may: mayReadLeads, look: 'fc-inbox' },
  async ({ payload, user, query }) => {
    const state = inboxState(query)
    const requested = inboxQuery(state)
    const now = new Date()
    const [{ rows, ...found }, dealers, zone, saved] = await Promise.all([
      readInbox(payload, user, state, now),
      printedFor(payload, user),
      readerZone(payload, user),
      readPreference(payload, user, LIST.preference),
    ])
    const isExported = found.total > 0 && mayExportLeads(user)
    return (
      <ListScreen
        {...{ list: LIST, state, ...found, isEmpty: rows.length === 0 }}
        queryOf={(change) => inboxQuery(state, change)}
        saved={savedViews(saved, cleanInboxQuery)}
        words={`The reply clock runs while the place is open. Times are ${zoneWords(zone)}.`}
        printed={(filters, pages) => (
          <PrintHead
            dealer={dealers}
            lines={[
              [...(state.search ? [`Search: ${state.search}`] : []), ...chosenWords(filters)].join('. '),
              `${pages > 1 ? `Page ${state.page} of ${pages}. ` : ''}Printed ${staffMoment(now.getTime(), zone)}.`,
            ]}
          />
        )}
        acts={
          <div className="fc-acts">
            {found.total > 0 && (
              <MoreActs>
                {isExported &&
                  ['CSV', 'JSON'].map((kind) => (
                    <a
                      key={kind}
                      href={`/admin/api/lead-export?${requested}${kind === 'JSON' ? '&format=json' : ''}`}
                      download
                    >
                      Export {kind}
                    </a>
                  ))}
                <PrintButton />
              </MoreActs>
            )}
            <a className="fc-btn fc-btn--main" href={NEW_LEAD}>
              New lead
            </a>
          </div>
        }
      >
        {rows.length > 0 && <InboxRows rows={rows} />}
      </ListScreen>
    )
  },
)
