import Link from 'next/link'
import {
  HISTORY_FILTERS,
  historyQuery,
  type HistoryFilter,
  type HistoryState,
} from '@/features/history/history.rules'
import type { Choice } from './readChoices'

const WORDS: Record<HistoryFilter, [label: string, all: string]> = {
  who: ['Who', 'Everyone'],
  kind: ['What', 'Everything'],
  via: ['Source', 'All sources'],
}

interface Props {
  state: HistoryState
  choices: Record<HistoryFilter, Choice[]>
}

/** A plain form: its state is the address that it leads to. */
export function HistoryFilters({ state, choices }: Props) {
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
      <button className="fc-btn" type="submit">
        Filter
      </button>
      {HISTORY_FILTERS.some((name) => state[name]) && <Link href="/admin/history">Show all</Link>}
    </form>
  )
}
