import { screen } from '@/admin/kit/Screen'
import { NEW_LEAD } from '@/admin/leads/new/newLeadHref'
import { chosenWords } from '@/admin/list/ListFilters'
import { ListScreen, type List } from '@/admin/list/ListScreen'
import { savedViews } from '@/admin/list/savedViews'
import { readPreference } from '@/admin/preference'
import { PrintButton } from '@/admin/print/PrintButton'
import { printedFor } from '@/admin/print/printedFor'
import { PrintHead } from '@/admin/print/PrintHead'
import { staffMoment } from '@/admin/staffMoment'
import { zoneWords } from '@/core/place/moments'
import { cleanInboxQuery, inboxQuery, inboxState } from '@/features/leads/inbox.rules'
import { InboxRows } from './InboxRows'
import { mayExportLeads, mayReadLeads } from './mayReadLeads'
import { PAGE_SIZE, readerZone, readInbox } from './readInbox'
import { EMPTY_WORDS, FILTER_WORDS, ORDER_WORDS, VIEW_WORDS } from './words'

const LIST: List = {
  ...{ noun: 'lead', path: '/admin/leads', preference: 'lead-views', pageSize: PAGE_SIZE },
  searchedIn: 'Name, phone, email, stock number',
  words: { view: VIEW_WORDS, empty: EMPTY_WORDS, filter: FILTER_WORDS, order: ORDER_WORDS },
}

/** All leads that its reader may see, one page of them. */
export const Inbox = screen(
  { path: (query) => `${LIST.path}?${inboxQuery(inboxState(query))}`, may: mayReadLeads, look: 'fc-inbox' },
  async ({ payload, user, query }) => {
    const state = inboxState(query)
    const asked = inboxQuery(state)
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
            <a className="fc-btn fc-btn--main" href={NEW_LEAD}>
              New lead
            </a>
            {isExported &&
              ['CSV', 'JSON'].map((kind) => (
                <a
                  key={kind}
                  className="fc-btn"
                  href={`/admin/api/lead-export?${asked}${kind === 'JSON' ? '&format=json' : ''}`}
                  download
                >
                  Export {kind}
                </a>
              ))}
            {found.total > 0 && <PrintButton />}
          </div>
        }
      >
        {rows.length > 0 && <InboxRows rows={rows} />}
      </ListScreen>
    )
  },
)
