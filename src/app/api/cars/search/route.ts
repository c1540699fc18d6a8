import { listCars, searchContext, withKeywords } from '@/data'
import { shared } from '../shared'
import { listJson } from './listJson'
import { readListQuery } from './listQuery'

/** One page of cars with counts: the list page's own query, plus `type`. */
export const GET = shared('/api/cars/search', async (site, query) => {
  const state = await withKeywords(site, readListQuery(query, await searchContext(site)))
  const list = await listCars(site, state)
  return { status: 200, body: listJson(list), keep: !list.degraded }
})
