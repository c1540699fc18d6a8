import { DefaultTemplate } from '@payloadcms/next/templates'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { zoneWords } from '@/core/place/moments'
import { plural } from '@/core/money/format'
import { chosenWords, ListFilters } from '@/admin/list/ListFilters'
import { ListKeys } from '@/admin/list/ListKeys'
import { ListPages } from '@/admin/list/ListPages'
import { ListViews } from '@/admin/list/ListViews'
import { SavedViews } from '@/admin/list/SavedViews'
import { savedViews } from '@/admin/list/savedViews'
import { readPreference } from '@/admin/preference'
import { NEW_LEAD } from '@/admin/leads/new/newLeadHref'
import { printedFor } from '@/admin/print/printedFor'
import { PrintButton } from '@/admin/print/PrintButton'
import { PrintHead } from '@/admin/print/PrintHead'
import { staffMoment } from '@/admin/staffMoment'
import {
  cleanInboxQuery,
  INBOX_FILTERS,
  INBOX_ORDERS,
  INBOX_VIEWS,
  inboxQuery,
  inboxState,
} from '@/features/leads/inbox.rules'
import { InboxRows } from './InboxRows'
import { mayExportLeads, mayReadLeads } from './mayReadLeads'
import { PAGE_SIZE, readerZone, readInbox } from './readInbox'
import { EMPTY_WORDS, FILTER_WORDS, ORDER_WORDS, VIEW_WORDS } from './words'

const PATH = '/admin/leads'
const SAVED = 'lead-views'

/** All leads that its reader may see, one page of them. The address holds the whole state. */
export async function Inbox({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const state = inboxState(searchParams)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/leads?${inboxQuery(state)}`)}`)
  if (!mayReadLeads(user)) notFound()
  const now = new Date()
  const [{ rows, total, counts, choices }, dealers, zone, saved] = await Promise.all([
    readInbox(payload, user, state, now),
    printedFor(payload, user),
    readerZone(payload, user),
    readPreference(payload, user, SAVED),
  ])
  const hrefOf = (change: Partial<typeof state>) => `${PATH}?${inboxQuery(state, change)}`
  const filters = INBOX_FILTERS.map((name) => ({
    ...{ name, label: FILTER_WORDS[name], value: state[name] },
    ...{ choices: choices[name], without: hrefOf({ [name]: '' }) },
  }))
  const pages = Math.ceil(total / PAGE_SIZE)
  const printed = [
    [...(state.search ? [`Search: ${state.search}`] : []), ...chosenWords(filters)].join('. '),
    `${pages > 1 ? `Page ${state.page} of ${pages}. ` : ''}Printed ${staffMoment(now.getTime(), zone)}.`,
  ]
  const isFiltered = state.search !== '' || INBOX_FILTERS.some((name) => state[name])
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <div className="fc fc-inbox">
        <nav aria-label="Views of leads">
          <ListViews
            views={INBOX_VIEWS.map((view) => ({
              ...{ name: VIEW_WORDS[view], count: counts[view], href: hrefOf({ view }) },
              isOpen: view === state.view,
            }))}
          />
          <SavedViews
            views={savedViews(saved, cleanInboxQuery)}
            query={inboxQuery(state)}
            path={PATH}
            preference={SAVED}
          />
        </nav>
        <div className="fc-print">
          <PrintHead dealer={dealers} lines={printed} />
          <header className="fc-head">
            <div>
              <h1>{VIEW_WORDS[state.view]}</h1>
              <p>
                {total ? plural(total, 'lead') : 'No leads'}. The reply clock runs while the place is open.
                Times are {zoneWords(zone)}.
              </p>
            </div>
            <div className="fc-acts">
              <a className="fc-btn fc-btn--main" href={NEW_LEAD}>
                New lead
              </a>
              {total > 0 && mayExportLeads(user) && (
                <>
                  <a className="fc-btn" href={`/admin/api/lead-export?${inboxQuery(state)}`} download>
                    Export CSV
                  </a>
                  <a
                    className="fc-btn"
                    href={`/admin/api/lead-export?${inboxQuery(state)}&format=json`}
                    download
                  >
                    Export JSON
                  </a>
                </>
              )}
              {total > 0 && <PrintButton />}
            </div>
          </header>
          <ListFilters
            {...{ path: PATH, view: state.view, search: state.search, order: state.order }}
            withoutWords={hrefOf({ search: '' })}
            searchedIn="Name, phone, email, stock number"
            orders={INBOX_ORDERS.map((order) => [order, ORDER_WORDS[order]])}
            filters={filters}
          />
          {rows.length > 0 && <InboxRows rows={rows} />}
          {rows.length === 0 && (
            <p className="fc-none">
              {isFiltered ? 'No lead fits these filters. ' : EMPTY_WORDS[state.view]}
              {isFiltered && state.view !== 'all' && (
                <Link prefetch={false} href={hrefOf({ view: 'all' })}>
                  Search all leads
                </Link>
              )}
            </p>
          )}
          <ListPages page={state.page} last={pages} hrefOf={(page) => hrefOf({ page })} />
          <ListKeys ofLeads />
        </div>
      </div>
    </DefaultTemplate>
  )
}
