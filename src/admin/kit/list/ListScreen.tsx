import Link from 'next/link'
import type { ReactNode } from 'react'
import { Head } from '@/admin/kit/Head'
import { plural } from '@/core/money/format'
import type { Choices } from './columns'
import { ListFilters, type ListFilter, ListPages, ListViews } from './ListFilters'
import { ListKeys } from './ListKeys'
import { SavedViews } from './SavedViews'
import type { SavedView } from './savedViews'

/** Words by name, in the order of the screen. */
type Words = Readonly<Record<string, string>>

export interface List {
  title: string
  /** One of its rows: `car`. */
  noun: string
  path: string
  /** The name under which a person's own views are stored. */
  preference: string
  searchedIn: string
  pageSize: number
  words: { view: Words; empty: Words; filter: Words; order: Words }
}

interface Props {
  list: List
  /** All of it is in the address; the value of a filter is under its name. */
  state: { view: string; search: string; order: string; page: number }
  queryOf: (change: Readonly<Record<string, string | number>>) => string
  total: number
  counts: Readonly<Record<string, number>>
  choices: Readonly<Record<string, Choices>>
  saved: SavedView[]
  /** Beside the number of rows. */
  words?: ReactNode
  /** What can be done with the list. */
  acts: ReactNode
  /** The head of a printed list, from its filters and the number of its pages. */
  printed?: (filters: readonly ListFilter[], pages: number) => ReactNode
  /** This page has no rows. */
  isEmpty: boolean
  children: ReactNode
}

/** One page of a list, with its views, filters and search: plain links and a form, which work before any code has arrived. */
export function ListScreen({ list, state, queryOf, total, counts, choices, saved, ...parts }: Props) {
  const { title, noun, path, preference, searchedIn, pageSize, words } = list
  const hrefOf = (change: Parameters<typeof queryOf>[0]) => `${path}?${queryOf(change)}`
  const filters = Object.entries(words.filter).map(([name, label]) => ({
    ...{ name, label, value: String(Reflect.get(state, name) ?? '') },
    ...{ choices: choices[name] ?? [], without: hrefOf({ [name]: '' }) },
  }))
  const isFiltered = state.search !== '' || filters.some(({ value }) => value)
  const pages = Math.ceil(total / pageSize)
  const all = `${noun}s`
  return (
    <>
      <nav aria-label={`Views of ${all}`}>
        <ListViews
          views={Object.entries(words.view).map(([view, name]) => ({
            ...{ name, count: counts[view] ?? 0, href: hrefOf({ view }), isOpen: view === state.view },
          }))}
        />
        <SavedViews views={saved} query={queryOf({})} path={path} preference={preference} />
      </nav>
      <div className={parts.printed && 'fc-print'}>
        {parts.printed?.(filters, pages)}
        <Head
          title={title}
          words={
            <>
              {words.view[state.view]}: {total ? plural(total, noun) : `no ${all}`}. {parts.words}
            </>
          }
        >
          {parts.acts}
        </Head>
        <ListFilters
          {...{ path, view: state.view, search: state.search, order: state.order, filters }}
          {...{ all, searchedIn }}
          withoutWords={hrefOf({ search: '' })}
          orders={Object.entries(words.order)}
        />
        {parts.children}
        {parts.isEmpty && (
          <p className="fc-none">
            {isFiltered ? `No ${noun} fits these filters. ` : words.empty[state.view]}
            {isFiltered && state.view !== 'all' && (
              <Link prefetch={false} href={hrefOf({ view: 'all' })}>
                Search all {all}
              </Link>
            )}
          </p>
        )}
        <ListPages page={state.page} last={pages} hrefOf={(page) => hrefOf({ page })} />
        <ListKeys ofLeads={noun === 'lead'} />
      </div>
    </>
  )
}
