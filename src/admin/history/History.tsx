import { DefaultTemplate } from '@payloadcms/next/templates'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { plural } from '@/core/money/format'
import { HISTORY_FILTERS, historyQuery, historyState } from '@/features/history/history.rules'
import { mayReadHistory } from '@/access/history'
import { HistoryFilters } from './HistoryFilters'
import { HistoryTable } from './HistoryTable'
import { PAGE_SIZE, readHistory } from './readHistory'
import { readChoices } from './readChoices'

export async function History({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const state = historyState(searchParams)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/history?${historyQuery(state)}`)}`)
  if (!mayReadHistory(user)) notFound()
  const [{ lines, total }, choices] = await Promise.all([
    readHistory(payload, user, state),
    readChoices(payload, user, visibleEntities.collections),
  ])
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const isFiltered = HISTORY_FILTERS.some((name) => state[name])
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
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>History</h1>
            <p>
              What people, API keys and commands changed, with before and after. What full feeds and rules
              change is told by each car. {plural(total, 'entry', 'entries')}.
            </p>
          </div>
        </header>
        <HistoryFilters state={state} choices={choices} />
        {lines.length > 0 ? (
          <HistoryTable lines={lines} />
        ) : (
          <p className="fc-none">
            {isFiltered ? 'Nothing fits these filters. ' : 'Nothing was changed yet.'}
            {isFiltered && <Link href="/admin/history">Show all</Link>}
          </p>
        )}
        {last > 1 && (
          <nav className="fc-acts" aria-label="Pages">
            {state.page > 1 && (
              <Link
                className="fc-btn"
                href={`/admin/history?${historyQuery(state, { page: state.page - 1 })}`}
              >
                Newer
              </Link>
            )}
            <span className="fc-muted">
              Page {state.page} of {last}
            </span>
            {state.page < last && (
              <Link
                className="fc-btn"
                href={`/admin/history?${historyQuery(state, { page: state.page + 1 })}`}
              >
                Older
              </Link>
            )}
          </nav>
        )}
      </div>
    </DefaultTemplate>
  )
}
