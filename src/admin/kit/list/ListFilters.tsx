import Link from 'next/link'
import { formatLongDate } from '@/lib/dates'
import { DayBox } from '@/admin/fields/TypedBox'
import { formatNumber } from '@/core/money/format'
import type { Choice, Choices } from './columns'

export interface ListFilter {
  name: string
  label: string
  value: string
  choices: Choices
  without: string
}

interface ListFiltersProps {
  path: string
  view: string
  search: string
  withoutWords: string
  /** Its rows: `cars`. */
  all: string
  searchedIn: string
  order: string
  orders: readonly Choice[]
  filters: readonly ListFilter[]
}

const wordOf = ({ value, choices }: Pick<ListFilter, 'value' | 'choices'>): string =>
  choices === 'day'
    ? formatLongDate(value)
    : (choices.find(([one]) => one === value)?.[1] ?? 'no longer there')

export const chosenWords = (filters: readonly ListFilter[]): string[] =>
  filters.filter(({ value }) => value).map((filter) => `${filter.label}: ${wordOf(filter)}`)

function Chosen({ path, view, search, withoutWords, filters }: ListFiltersProps) {
  const chosen = filters.filter(({ value }) => value)
  if (!chosen.length && !search) return null
  const chips = [
    ...(search ? [{ text: `With “${search}”`, href: withoutWords }] : []),
    ...chosen.map((filter) => ({ text: `${filter.label}: ${wordOf(filter)}`, href: filter.without })),
  ]
  return (
    <p className="fc-chips">
      {chips.map(({ text, href }) => (
        <Link prefetch={false} key={text} href={href}>
          {text} <span aria-hidden="true">×</span>
          <span className="fc-sr">, remove</span>
        </Link>
      ))}
      <Link prefetch={false} href={`${path}?view=${view}`}>
        Clear all
      </Link>
    </p>
  )
}

/** A plain form that works before any code has arrived: its state is the address that it leads to. */
export function ListFilters(props: ListFiltersProps) {
  const { path, view, search, all, searchedIn, order, orders, filters } = props
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
          <span className="fc-sr">Filter {all}</span>
          <input
            id="list-search"
            type="search"
            name="search"
            defaultValue={search}
            placeholder={`Filter by ${searchedIn}`}
          />
        </label>
        <label>
          <span className="fc-sr">Order</span>
          <select name="order" defaultValue={order}>
            {orders.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <details>
          <summary className="fc-btn">Filters</summary>
          <div>
            {filters.map(({ name, label, value, choices }) => (
              <label key={name}>
                <span>{label}</span>
                {choices === 'day' ? (
                  <DayBox aria-label={label} name={name} value={value} />
                ) : (
                  <select name={name} defaultValue={value}>
                    <option value="">Any</option>
                    {choices.map(([choice, word]) => (
                      <option key={choice} value={choice}>
                        {word}
                      </option>
                    ))}
                  </select>
                )}
              </label>
            ))}
          </div>
        </details>
        <button className="fc-btn" type="submit">
          Show
        </button>
      </form>
      <Chosen {...props} />
    </>
  )
}

export interface ListView {
  name: string
  count: number
  href: string
  isOpen: boolean
}

export const ListViews = ({ views }: { views: readonly ListView[] }) => (
  <ul className="fc-views">
    {views.map(({ name, count, href, isOpen }) => (
      <li key={name}>
        <Link prefetch={false} href={href} aria-current={isOpen ? 'page' : undefined}>
          {name} <span>{formatNumber(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

interface ListPagesProps {
  page: number
  last: number
  hrefOf: (page: number) => string
  /** Words of its two links. */
  back?: string
  on?: string
}

export function ListPages({ page, last, hrefOf, back = 'Previous', on = 'Next' }: ListPagesProps) {
  if (last <= 1) return null
  return (
    <nav className="fc-acts" aria-label="Pages">
      {page > 1 && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(Math.min(page - 1, last))}>
          {back}
        </Link>
      )}
      <span className="fc-muted">
        Page {page} of {last}
      </span>
      {page < last && (
        <Link prefetch={false} className="fc-btn" href={hrefOf(page + 1)}>
          {on}
        </Link>
      )}
    </nav>
  )
}
