import { appliedFilters } from '@/domain/listState/edit'
import { buildSearchHref } from '@/domain/listState/href'
import { clearFilters, type ListState } from '@/domain/listState/state'
import { t } from '@/lib/words'
import { ListLink } from './ListLink'

export function ClearLink({ state }: { state: ListState }) {
  if (!appliedFilters(state).length && !state.near) return null
  return (
    <ListLink
      className="textbtn"
      href={buildSearchHref(clearFilters(state))}
      change={{ clear: true }}
      focus="#results-count"
    >
      {t('Clear all')}
    </ListLink>
  )
}
