import type { Car } from '@/domain/car/car'
import type { FacetName, RangeName } from '@/domain/listState/facets'
import type { SearchChange } from '@/domain/listState/change'

export interface FacetOption {
  value: string
  count: number
}

/** A list page's answer as its components take it. */
export interface ListView {
  hits: Car[]
  count: number
  page: number
  pages: number
  facets: { [K in FacetName]?: FacetOption[] }
  /** By car id, whole kilometres from the shopper's postcode; empty when the list has none. */
  distances: Record<string, number>
  /** False when the list's postcode is none. */
  nearFound: boolean
  stats: { [K in RangeName]?: { min: number; max: number } }
}

/** What the first lines of a panel need to know of the site. */
export interface Relaxation {
  /** The filter to drop, as its chip reads. */
  text: string
  href: string
  change: SearchChange
  count: number
}
