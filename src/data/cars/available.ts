import { cache } from 'react'
import { isAvailable } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import type { ListState } from '@/domain/listState/state'
import type { Site } from '@/domain/views'
import { getSearchEngine } from '@/search'
import { readListAddress } from './known'
import { listRequest } from './list'
import { hydrate } from './rows'

export interface Available {
  /** The first of them, in the list's order. */
  cars: Car[]
  count: number
}

/** What can be had of a list: without those sold. */
export const availableCars = cache(async (site: Site, state: ListState, most: number): Promise<Available> => {
  const now = new Date()
  const standing: ListState = { ...state, facets: { ...state.facets, status: ['in_stock', 'coming_soon'] } }
  const { ids, total } = await getSearchEngine().search({
    ...listRequest(site, standing, null, now),
    facets: [],
    stats: [],
    perPage: most,
  })
  return { cars: (await hydrate(site, ids, now)).filter(isAvailable), count: total }
})

/** The list of an address such as `/search/new-cars?fuel=Hybrid`; null when the site has no such list. */
export const listOfPath = async (site: Site, path: string): Promise<ListState | null> => {
  const [address = '', query] = path.split('?')
  const [first, ...segments] = address.split('/').filter(Boolean)
  if (first !== 'search') return null
  const { state, unknown, isKnown } = await readListAddress(site, segments, new URLSearchParams(query))
  return unknown.length > 0 || !isKnown ? null : state
}
