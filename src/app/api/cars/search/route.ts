import { countCars, listCars } from '@/data/cars/list'
import { searchContext } from '@/data/cars/context'
import { withKeywords } from '@/data/cars/keywords'
import { said, shared } from '@/app/api/cars/shared'
import { listJson } from './listJson'
import { readListQuery } from './listQuery'
import { methods } from '@/app/api/methods'

/** One page of cars with counts: the list page's own query, plus `type`. `count=1` asks for the number of cars alone. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: shared('/api/cars/search', async (site, query) => {
    const state = await withKeywords(site, readListQuery(query, await searchContext(site)))
    if (query.get('count') === '1') {
      const { count, degraded } = await countCars(site, state)
      return { ...said({ count }), keep: !degraded }
    }
    const list = await listCars(site, state)
    return { status: 200, body: listJson(list), keep: !list.degraded }
  }),
})
