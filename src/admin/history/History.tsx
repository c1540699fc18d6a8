import Link from 'next/link'
import {
  HISTORY_FILTERS,
  historyQuery,
  type HistoryFilter,
  type HistoryState,
  historyState,
  isFiltered,
} from '@/features/history/history.rules'
import { DayBox } from '@/admin/fields/TypedBox'
import { capital } from '@/lib/text'
import { Head } from '@/admin/kit/Head'
import { PhoneFold } from '@/admin/kit/PhoneFold'
import { screen } from '@/admin/kit/Screen'
import { ListPages } from '@/admin/kit/list/ListFilters'
import { plural } from '@/core/money/format'
import { mayReadHistory } from '@/access/history'
import { type Choice, PAGE_SIZE, readHistory, readChoices } from './readHistory'
import { HistoryTable } from './HistoryTable'

const WORDS: Record<HistoryFilter, [label: string, all: string]> = {
  who: ['Who', 'Everyone'],
  kind: ['What', 'All changes'],
  via: ['Source', 'All sources'],
}

interface Props {
  state: HistoryState
  choices: Record<HistoryFilter, Choice[]>
}

/** A plain form: its state is the address that it leads to. */
function HistoryFilters({ state, choices }: Props) {
  return (
    <form className="fc-filters" key={historyQuery(state)} action="/admin/history" role="search">
      {HISTORY_FILTERS.map((name) => (
        <label key={name}>
          <span>{WORDS[name][0]}</span>
          <select name={name} defaultValue={state[name]}>
            <option value="">{WORDS[name][1]}</option>
            {choices[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span>{capital(name)}</span>
          <DayBox name={name} value={state[name]} />
        </label>
      ))}
      <button className="fc-btn" type="submit">
        Filter
      </button>
      {isFiltered(state) && <Link href="/admin/history">Show all</Link>}
    </form>
  )
}

export const History = screen(
  { path: (query) => `/admin/history?${historyQuery(historyState(query))}`, may: mayReadHistory },
  async ({ payload, user, query, visibleEntities }) => {
    const state = historyState(query)
    const [{ lines, total }, choices] = await Promise.all([
      readHistory(payload, user, state),
      readChoices(payload, user, visibleEntities.collections),
    ])
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
    return (
      <>
        <Head
          title="History"
          words={
            <>
              Changes by people, API keys and commands. Those of full feeds and rules are in each car’s own
              history. {plural(total, 'entry', 'entries')}.
            </>
          }
        />
        <PhoneFold label={isFiltered(state) ? 'Filters, some chosen' : 'Filters'}>
          <HistoryFilters state={state} choices={choices} />
        </PhoneFold>
        {lines.length > 0 ? (
          <HistoryTable lines={lines} />
        ) : (
          <p className="fc-none">
            {isFiltered(state) ? 'Nothing fits these filters. ' : 'Nothing was changed yet.'}
            {isFiltered(state) && <Link href="/admin/history">Show all</Link>}
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
