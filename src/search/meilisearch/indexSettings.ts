import type { Settings } from 'meilisearch'
import { settings } from '@/search/settings'

export const indexSettings = (): Settings => ({
  searchableAttributes: [...settings.searchableAttributes],
  filterableAttributes: [...settings.filterableAttributes],
  sortableAttributes: [...settings.sortableAttributes],
  rankingRules: [...settings.rankingRules],
  typoTolerance: {
    ...settings.typoTolerance,
    disableOnAttributes: [...settings.typoTolerance.disableOnAttributes],
  },
  synonyms: Object.fromEntries(
    Object.entries(settings.synonyms).map(([word, meanings]) => [word, [...meanings]]),
  ),
  faceting: {
    maxValuesPerFacet: settings.faceting.maxValuesPerFacet,
    sortFacetValuesBy: { ...settings.faceting.sortFacetValuesBy },
  },
  pagination: { ...settings.pagination },
})
