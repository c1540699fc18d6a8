import { countCars, listCars } from '@/data/cars/list'
import { withKeywords } from '@/data/cars/keywords'
import { readListAddress } from '@/data/cars/known'
import { said, shared } from '@/app/api/cars/shared'
import { listJson } from './listJson'
import { methods } from '@/app/api/methods'

/**
 * One page of cars with counts: the list page's own query, plus `type`. A page beyond the last is empty and says how many there
 * are. `count=1` asks for the number of cars alone.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: shared('/api/cars/search', async (site, query) => {
    const state = await withKeywords(site, (await readListAddress(site, [], query)).state)
    if (query.get('count') === '1') {
      const { count, degraded } = await countCars(site, state)
      return { ...said({ count }), keep: !degraded }
    }
    const list = await listCars(site, state)
    return { status: 200, body: listJson(list), keep: !list.degraded }
  }),
})
