import { countCars, listCars } from '@/search/cars/list'
import { countPanel } from '@/search/cars/panel'
import { withKeywords } from '@/search/cars/keywords'
import { readListAddress } from '@/search/cars/known'
import { jsonResponse, cacheable } from '@/app/api/cars/cacheable'
import { carShown } from '@/core/place/phones/hiddenPhones'
import { listJson } from './listJson'
import { methods } from '@/app/api/methods'

/** The list page's query, plus `type`; `count=1` returns only the number, with `facets=1` what the filters show too. A page after the last is empty and has the total. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/cars/search', async (site, query) => {
    const { state: asked, isKnown, hasIdle } = await readListAddress(site, [], query)
    const state = await withKeywords(site, asked)
    const isPlain = isKnown && !hasIdle
    if (query.get('count') === '1') {
      const panel = query.get('facets') === '1' ? await countPanel(site, state) : null
      const { nearFound, degraded, ...counted } = panel ?? (await countCars(site, state))
      const body = panel ? counted : { count: counted.count }
      return { ...jsonResponse(body), keep: isPlain && nearFound && !degraded }
    }
    const list = await listCars(site, state)
    const hits = list.hits.map((car) => carShown(site, car))
    return {
      status: 200,
      body: listJson({ ...list, hits }),
      keep: isPlain && list.nearFound && !list.degraded,
    }
  }),
})
