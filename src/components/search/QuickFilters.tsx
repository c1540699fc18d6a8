import { buildSearchHref } from '@/search/list/href'
import { changeBetween } from '@/search/list/change'
import { type Counted, narrows, pressQuick } from '@/search/list/quick'
import { parseSearch } from '@/search/list/parse'
import { type ListState } from '@/search/list/state'
import { listLinkRel } from '@/search/seo/landing'
import { t } from '@/lib/words'
import { ListLink } from './ListLink'
import { memoizeByObject } from '@/lib/memoize'
import { decoded } from '@/lib/text'

interface Props {
  quick: readonly { label: string; href: string }[]
  state: ListState
  view: Counted
}

const BASE = 'http://list'

const searchOf = (href: string): ListState => {
  const { pathname, searchParams } = new URL(href, BASE)
  return parseSearch(pathname.split('/').slice(2).map(decoded), searchParams).state
}

/** The dealer's own links, read once for as long as its settings are cached. */
const searchesOf = memoizeByObject((quick: Props['quick']) =>
  quick.map(({ label, href }) => ({ label, search: searchOf(href) })),
)

/** Those that are on, and those that lead somewhere. */
export function QuickFilters({ quick, state, view }: Props) {
  const shown = searchesOf(quick).flatMap(({ label, search }) => {
    const { on, next } = pressQuick(state, search)
    return on || narrows(search, view) ? { label, on, next } : []
  })
  if (!shown.length) return null
  return (
    <nav className="quick" data-scroll aria-label={t('Quick filters')}>
      {shown.map(({ label, on, next }) => (
        <ListLink
          key={label}
          className="quick__b"
          href={buildSearchHref(next)}
          change={changeBetween(state, next)}
          back={changeBetween(next, state)}
          rel={listLinkRel(next)}
          aria-current={on || undefined}
        >
          {label}
        </ListLink>
      ))}
    </nav>
  )
}
