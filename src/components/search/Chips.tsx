import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { buildSearchHref } from '@/search/list/href'
import { changeBetween } from '@/search/list/change'
import type { Chip } from '@/search/list/chips'
import { type ListState } from '@/search/list/state'
import { t } from '@/lib/words'
import { ClearLink } from './ClearLink'
import { ListLink } from './ListLink'

interface Props {
  state: ListState
  filters: readonly Chip[]
  children?: ReactNode
}

export function Chips({ state, filters, children }: Props) {
  // Keywords come last: their chip appears while the shopper types and must not move the others.
  const chips = filters.toSorted((a, b) => Number(a.name === 'query') - Number(b.name === 'query'))
  if (!chips.length) return null
  return (
    <ul className="chips" data-scroll aria-label={t('Filters in use')}>
      {chips.map(({ label, text, without }) => (
        <li key={label}>
          <ListLink
            className="chip"
            href={buildSearchHref(without)}
            change={changeBetween(state, without)}
            aria-label={t('Remove {label}', { label })}
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
      {children && <li className="chips__save">{children}</li>}
    </ul>
  )
}
