import type { FacetCount } from '@/domain/views'

/** How many there are of a value, whatever its case. */
export const countOf = (counts: readonly FacetCount[], value: string): number =>
  counts.find((entry) => entry.value.toLowerCase() === value.toLowerCase())?.count ?? 0
