import Link from 'next/link'
import type { Choice } from './choice'

export interface ListFilter {
  name: string
  label: string
  /** Empty: any. */
  value: string
  choices: readonly Choice[]
  /** The list without it. */
  without: string
}

interface Props {
  /** The address of the list, without a query. */
  path: string
  view: string
  search: string
  /** The list without the words. */
  withoutWords: string
  searchedIn: string
  order: string
  orders: readonly Choice[]
  filters: readonly ListFilter[]
}

/** What is filtered, each with the way out of it. */
function Chosen({ path, view, search, withoutWords, filters }: Props) {
  const chosen = filters.filter(({ value }) => value)
  if (!chosen.length && !search) return null
  const chips = [
    ...(search ? [{ text: `Search: ${search}`, href: withoutWords }] : []),
    ...chosen.map(({ label, value, choices, without }) => {
      const word = choices.find(([one]) => one === value)?.[1] ?? 'no longer there'
      return { text: `${label}: ${word}`, href: without }
    }),
  ]
  return (
    <p className="fc-chips">
      {chips.map(({ text, href }) => (
        <Link prefetch={false} key={text} href={href}>
          {text} <span aria-hidden="true">×</span>
          <span className="fc-sr">, take away</span>
        </Link>
      ))}
      <Link prefetch={false} href={`${path}?view=${view}`}>
        Clear all
      </Link>
    </p>
  )
}

/** A plain form: the address it leads to is the state, and it works before any code has arrived. */
export function ListFilters(props: Props) {
  const { path, view, search, searchedIn, order, orders, filters } = props
  return (
    <>
      <form
        className="fc-filters"
        key={[view, search, order, ...filters.map(({ value }) => value)].join(' ')}
        action={path}
        role="search"
      >
        <input type="hidden" name="view" value={view} />
        <label className="fc-filters__words">
          <span>Search</span>
          <input
            id="list-search"
            type="search"
            name="search"
            defaultValue={search}
            placeholder={searchedIn}
          />
        </label>
        <label>
          <span>Order</span>
          <select name="order" defaultValue={order}>
            {orders.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
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
            {filters.map(({ name, label, value, choices }) => (
              <label key={name}>
                <span>{label}</span>
                <select name={name} defaultValue={value}>
                  <option value="">Any</option>
                  {choices.map(([choice, word]) => (
                    <option key={choice} value={choice}>
                      {word}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      </form>
      <Chosen {...props} />
    </>
  )
}
