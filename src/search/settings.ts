import { SYNONYMS } from './synonyms.data'
import { FACETS, KEYS, NUMS } from './types'

/** Most important first: the position is the attribute's weight. */
export const SEARCHABLE = [
  'make',
  'model',
  'badge',
  'series',
  'year',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'colour',
  'stocknum',
  'search_prefix',
  'dealercomments',
  'aliases',
  'facts',
] as const
export type Searchable = (typeof SEARCHABLE)[number]

/** These match exactly: typo tolerance in stock numbers, prefixes, sentences and facts finds unrelated cars. */
export const EXACT_ATTRIBUTES: readonly Searchable[] = [
  'stocknum',
  'search_prefix',
  'dealercomments',
  'facts',
]

export const PAGE_SIZE = 21
export const MAX_PAGE_SIZE = 100

export const settings = {
  searchableAttributes: SEARCHABLE,
  filterableAttributes: [...new Set([...FACETS, ...NUMS, ...KEYS])],
  sortableAttributes: NUMS,
  /** `typo` is before `sort`, so that "price low to high" never puts a weak match first. */
  rankingRules: [
    'words',
    'typo',
    'sort',
    'proximity',
    'attributeRank',
    'wordPosition',
    'exactness',
    'custom_rank:desc',
  ],
  typoTolerance: {
    enabled: true,
    /** In letters: hilx finds Hilux, corrola finds Corolla. */
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 7 },
    disableOnNumbers: true,
    disableOnAttributes: EXACT_ATTRIBUTES,
  },
  synonyms: SYNONYMS,
  faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 20_000 },
} as const
