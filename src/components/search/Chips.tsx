import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { appliedFilters, buildSearchHref, clearFilters, type SearchState } from '@/domain/searchState'

/** The filters in use, each a link to the list without it; `children` is what else may be done with them. */
export function Chips({ state, children }: { state: SearchState; children?: ReactNode }) {
  // Words stand last: their answer comes when one has stopped typing, and may move nothing then.
  const chips = appliedFilters(state).toSorted(
    (a, b) => Number(a.name === 'query') - Number(b.name === 'query'),
  )
  // It keeps its place on wide screens, where the first filter would otherwise push the cars down.
  if (!chips.length) return <p className="chips chips--none">Nothing filtered out yet.</p>
  return (
    <ul className="chips" data-scroll aria-label="Filters in use">
      {chips.map(({ label, text, without }) => (
        <li key={label}>
          <a className="chip" href={buildSearchHref(without)} aria-label={`Remove ${label}`} data-list="chip">
            {text}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li className="chips__end">
        <a className="textbtn" href={buildSearchHref(clearFilters(state))} data-list="clear">
          Clear all
        </a>
      </li>
      {children && <li>{children}</li>}
    </ul>
  )
}
