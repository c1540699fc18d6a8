import Link from 'next/link'
import {
  INBOX_FILTERS,
  INBOX_ORDERS,
  inboxQuery,
  type InboxFilter,
  type InboxState,
} from '@/domain/leads/inbox'
import type { Choice } from './people'
import { FILTER_WORDS, ORDER_WORDS } from './words'

interface Props {
  state: InboxState
  choices: Record<InboxFilter, Choice[]>
}

/** What is filtered, each with the way out of it. */
function Chosen({ state, choices }: Props) {
  const chosen = INBOX_FILTERS.filter((name) => state[name])
  if (!chosen.length && !state.search) return null
  const labelOf = (name: InboxFilter) =>
    choices[name].find(([value]) => value === state[name])?.[1] ?? 'no longer there'
  return (
    <p className="fc-chips">
      {state.search && (
        <Link prefetch={false} href={`/admin/leads?${inboxQuery(state, { search: '' })}`}>
          Words: {state.search} <span aria-hidden="true">×</span>
          <span className="fc-sr">, take away</span>
        </Link>
      )}
      {chosen.map((name) => (
        <Link prefetch={false} key={name} href={`/admin/leads?${inboxQuery(state, { [name]: '' })}`}>
          {FILTER_WORDS[name]}: {labelOf(name)} <span aria-hidden="true">×</span>
          <span className="fc-sr">, take away</span>
        </Link>
      ))}
      <Link prefetch={false} href={`/admin/leads?view=${state.view}`}>
        Clear all
      </Link>
    </p>
  )
}

/** A plain form: the address it leads to is the state, and it works before any code has arrived. */
export function InboxFilters({ state, choices }: Props) {
  return (
    <>
      <form className="fc-filters" key={inboxQuery(state)} action="/admin/leads" role="search">
        <input type="hidden" name="view" value={state.view} />
        <label className="fc-filters__words">
          <span>Words</span>
          <input
            id="inbox-search"
            type="search"
            name="search"
            defaultValue={state.search}
            placeholder="Name, phone, email, stock number"
          />
        </label>
        <label>
          <span>Order</span>
          <select name="order" defaultValue={state.order}>
            {INBOX_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_WORDS[order]}
              </option>
            ))}
          </select>
        </label>
        <button className="fc-btn" type="submit">
          Show
        </button>
        <details>
          <summary>Filters</summary>
          <div>
            {INBOX_FILTERS.map((name) => (
              <label key={name}>
                <span>{FILTER_WORDS[name]}</span>
                <select name={name} defaultValue={state[name]}>
                  <option value="">Any</option>
                  {choices[name].map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      </form>
      <Chosen state={state} choices={choices} />
    </>
  )
}
