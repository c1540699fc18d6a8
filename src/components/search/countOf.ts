import type { FacetCount } from '@/core/dealer/views'

/** Upper and lower case are equal. */
export const countOf = (counts: readonly FacetCount[], value: string): number =>
  counts.find((entry) => entry.value.toLowerCase() === value.toLowerCase())?.count ?? 0
