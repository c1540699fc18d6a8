import { listCars, searchContext } from '@/data'
import { shared } from '../shared'
import { listJson } from './listJson'
import { readListQuery } from './listQuery'

/** One page of cars with counts: the list page's own query, plus `type`. */
export const GET = shared('/api/cars/search', async (site, query) => {
  const list = await listCars(site, readListQuery(query, await searchContext(site)))
  return { status: 200, body: listJson(list), keep: !list.degraded }
})
