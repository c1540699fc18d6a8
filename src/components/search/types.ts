import type { Car } from '@/core/car/car'
import type { FacetName, RangeName } from '@/core/car/facets'

export interface FacetOption {
  value: string
  count: number
}

export interface ListView {
  hits: Car[]
  count: number
  page: number
  pages: number
  facets: { [K in FacetName]?: FacetOption[] }
  /** Whole kilometres by car id; empty without a postcode. */
  distances: Record<string, number>
  /** False when the postcode does not exist. */
  nearFound: boolean
  stats: { [K in RangeName]?: { min: number; max: number } }
}
