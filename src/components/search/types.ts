import type { Car } from '@/domain/car/car'
import type { FacetName, RangeName } from '@/domain/listState/facets'

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
