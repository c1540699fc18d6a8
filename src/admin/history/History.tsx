import { Head, screen } from '@/admin/kit/Screen'
import { ListPages } from '@/admin/list/ListPages'
import Link from 'next/link'
import { plural } from '@/core/money/format'
import { HISTORY_FILTERS, historyQuery, historyState } from '@/features/history/history.rules'
import { mayReadHistory } from '@/access/history'
import { HistoryFilters } from './HistoryFilters'
import { HistoryTable } from './HistoryTable'
import { PAGE_SIZE, readHistory } from './readHistory'
import { readChoices } from './readChoices'

export const History = screen(
  { path: (query) => `/admin/history?${historyQuery(historyState(query))}`, may: mayReadHistory },
  async ({ payload, user, query, visibleEntities }) => {
    const state = historyState(query)
    const [{ lines, total }, choices] = await Promise.all([
      readHistory(payload, user, state),
      readChoices(payload, user, visibleEntities.collections),
    ])
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const isFiltered = HISTORY_FILTERS.some((name) => state[name])
    return (
      <>
        <Head
          title="History"
          words={
            <>
              What people, API keys and commands changed, with before and after. What full feeds and rules
              change is told by each car. {plural(total, 'entry', 'entries')}.
            </>
          }
        />
        <HistoryFilters state={state} choices={choices} />
        {lines.length > 0 ? (
          <HistoryTable lines={lines} />
        ) : (
          <p className="fc-none">
            {isFiltered ? 'Nothing fits these filters. ' : 'Nothing was changed yet.'}
            {isFiltered && <Link href="/admin/history">Show all</Link>}
          </p>
        )}
        <ListPages
          page={state.page}
          last={last}
          back="Newer"
          on="Older"
          hrefOf={(page) => `/admin/history?${historyQuery(state, { page })}`}
        />
      </>
    )
  },
)
