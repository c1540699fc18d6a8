import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { buildSearchHref } from '@/domain/listState/href'
import { changeBetween } from '@/domain/listState/change'
import { type Chip } from '@/domain/listState/edit'
import { type SearchState } from '@/domain/listState/state'
import { ClearLink } from './ClearLink'
import { ListLink } from './ListLink'

interface Props {
  state: SearchState
  /** The filters in use. */
  filters: readonly Chip[]
  /** What else may be done with them. */
  children?: ReactNode
}

/** The filters in use, each a link to the list without it. */
export function Chips({ state, filters, children }: Props) {
  // Words stand last: their answer comes when one has stopped typing, and may move nothing then.
  const chips = filters.toSorted((a, b) => Number(a.name === 'query') - Number(b.name === 'query'))
  // The row keeps its place on wide screens, where the first filter would otherwise push the cars down.
  if (!chips.length) return <div className="chips chips--none" />
  return (
    <ul className="chips" data-scroll aria-label="Filters in use">
      {chips.map(({ label, text, without }) => (
        <li key={label}>
          <ListLink
            className="chip"
            href={buildSearchHref(without)}
            change={changeBetween(state, without)}
            aria-label={`Remove ${label}`}
            focus="#results-count"
          >
            {text}
            <Icon name="close" />
          </ListLink>
        </li>
      ))}
      <li className="chips__end">
        <ClearLink state={state} />
      </li>
      {children && <li>{children}</li>}
    </ul>
  )
}
