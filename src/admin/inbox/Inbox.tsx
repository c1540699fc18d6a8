import { DefaultTemplate } from '@payloadcms/next/templates'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { plural } from '@/domain/format'
import { INBOX_FILTERS, inboxQuery, inboxState } from '@/domain/leads/inbox'
import { InboxFilters } from './InboxFilters'
import { InboxKeys } from './InboxKeys'
import { InboxPages } from './InboxPages'
import { InboxRows } from './InboxRows'
import { InboxViews } from './InboxViews'
import { mayExportLeads, mayReadLeads } from './mayReadLeads'
import { PAGE_SIZE, readInbox } from './readInbox'
import { readSavedViews } from './readSavedViews'
import { SavedViews } from './SavedViews'
import { EMPTY_WORDS, VIEW_WORDS } from './words'

/** All leads that its reader may see, one page of them. The address holds the whole state. */
export async function Inbox({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const state = inboxState(searchParams)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/leads?${inboxQuery(state)}`)}`)
  if (!mayReadLeads(user)) redirect('/admin')
  const [{ rows, total, counts, choices }, saved] = await Promise.all([
    readInbox(payload, user, state, new Date()),
    readSavedViews(payload, user),
  ])
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
          <InboxViews state={state} counts={counts} />
          <SavedViews views={saved} query={inboxQuery(state)} />
        </nav>
        <div>
          <header className="fc-head">
            <div>
              <h1>{VIEW_WORDS[state.view]}</h1>
              <p>
                {total ? plural(total, 'lead') : 'No leads'}. The reply clock runs while the place is open.
              </p>
            </div>
            {total > 0 && mayExportLeads(user) && (
              <a className="fc-btn" href={`/admin/api/lead-export?${inboxQuery(state)}`} download>
                Download as a table
              </a>
            )}
          </header>
          <InboxFilters state={state} choices={choices} />
          {rows.length > 0 && <InboxRows rows={rows} />}
          {rows.length === 0 && (
            <p className="fc-none">
              {isFiltered ? 'No lead fits these filters. ' : EMPTY_WORDS[state.view]}
              {isFiltered && state.view !== 'all' && (
                <Link prefetch={false} href={`/admin/leads?${inboxQuery(state, { view: 'all' })}`}>
                  Look in all leads
                </Link>
              )}
            </p>
          )}
          <InboxPages state={state} total={total} size={PAGE_SIZE} />
          <InboxKeys />
        </div>
      </div>
    </DefaultTemplate>
  )
}
