import { appliedFilters } from '@/search/list/chips'
import { buildSearchHref } from '@/search/list/href'
import { clearFilters, type ListState } from '@/search/list/state'
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
