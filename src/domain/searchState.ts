/** A list page's filters and their addresses: the rules are in `search/`. */
export { aliasHref } from './search/alias'
export { changeBetween, type SearchChange, withChange } from './search/change'
export {
  appliedFilters,
  type Chip,
  facetValueText,
  hasFacet,
  rangeText,
  removeFacet,
  setFacet,
  toggleFacet,
  withNear,
  withPage,
  withQuery,
  withRange,
  withSort,
} from './search/edit'
export {
  FACET_NAMES,
  facetField,
  type FacetName,
  FILTER_LABELS,
  isFacetName,
  isRangeName,
  RANGE_NAMES,
  type RangeName,
} from './search/facets'
export { buildSearchHref, wholeQuery, writeQuery } from './search/href'
export { DEFAULT_RADIUS, nearText, RADII } from './search/near'
export { isSearchParameter, parseSearch, type ParsedSearch, readQuery } from './search/parse'
export { pressQuick, type QuickState } from './search/quick'
export { readRange } from './search/range'
export {
  clearFilters,
  emptySearch,
  type Near,
  type SearchContext,
  type SearchRange,
  type SearchState,
} from './search/state'
