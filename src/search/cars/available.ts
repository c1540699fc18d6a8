import { cache } from 'react'
import { isAvailable, ON_SHOW_STATUSES } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { setFacet } from '@/search/list/edit'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import { readListAddress } from './known'
import { countCars, listRequest } from './list'
import { hydrate } from '@/core/car/read/cars'

export interface Available {
  cars: Car[]
  forSale: number
  /** The list's own count, which includes cars just sold; 0 when none of its cars is for sale. */
  count: number
}

export const forSaleIn = (state: ListState): ListState => setFacet(state, 'status', ON_SHOW_STATUSES)

/** The count stays the list's own, so that no two pages show different numbers. */
export const availableCars = cache(async (site: Site, state: ListState, most: number): Promise<Available> => {
  const now = new Date()
  const [{ ids, total }, { count }] = await Promise.all([
    getSearchEngine().search({
      ...listRequest(site, forSaleIn(state), null, now),
      facets: [],
      stats: [],
      perPage: most,
    }),
    countCars(site, state),
  ])
  return {
    cars: (await hydrate(site, ids, now)).filter(isAvailable),
    forSale: total,
    count: total > 0 ? count : 0,
  }
})

/** The list of an address such as `/search/new-cars?fuel=Hybrid`; null when the site has no such list. */
export const listOfPath = async (site: Site, path: string): Promise<ListState | null> => {
  const [address = '', query] = path.split('?')
  const [first, ...segments] = address.split('/').filter(Boolean)
  if (first !== 'search') return null
  const { state, unknown, isKnown } = await readListAddress(site, segments, new URLSearchParams(query))
  return unknown.length > 0 || !isKnown ? null : state
}
