import { alertConsentText } from '@/features/saved-searches/consentText.rules'
import { searchWords } from '@/features/saved-searches/words.rules'
import { buildSearchHref } from '@/search/list/href'
import { type ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'

export interface SaveSearchView {
  search: string
  href: string
  /** The search as one line, also the default name. */
  words: string
  consent: string
  captcha: boolean
}

/** Null when the tenant config turns saved searches off. */
export function saveSearchView(
  { config, tenant }: Pick<Site, 'config' | 'tenant'>,
  state: ListState,
): SaveSearchView | null {
  if (!config.features.savedSearches) return null
  const search = buildSearchHref({ ...state, sortBy: 'relevant', page: 1 })
  return {
    search,
    href: `/saved-searches/new?search=${encodeURIComponent(search)}`,
    words: searchWords(state, config.labels.cars),
    consent: alertConsentText(config, tenant.name),
    captcha: config.forms.captcha,
  }
}
