import { alertConsentText } from '@/domain/alerts/consentText'
import { searchWords } from '@/domain/alerts/words'
import { buildSearchHref } from '@/domain/listState/href'
import { type SearchState } from '@/domain/listState/state'
import type { Site } from '@/domain/views'

/** Everything that saving one search shows and sends. */
export interface SaveSearchView {
  /** The list, as an address. */
  search: string
  /** The form on a page of its own: without JavaScript, and when the dialog cannot be fetched. */
  href: string
  /** The search in one line, the name that it gets unless another is typed. */
  words: string
  consent: string
  captcha: boolean
}

/** Null where the dealer does not offer it. */
export function saveSearchView(
  { config, tenant }: Pick<Site, 'config' | 'tenant'>,
  state: SearchState,
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
