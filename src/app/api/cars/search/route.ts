import { countCars, listCars, type CarList } from '@/search/cars/list'
import { countPanel } from '@/search/cars/panel'
import { withKeywords } from '@/search/cars/keywords'
import { readListAddress } from '@/search/cars/known'
import { jsonResponse, cacheable } from '@/app/api/cars/cacheable'
import { carShown } from '@/core/car/carShown'
import { methods } from '@/app/api/methods'
import type { Car } from '@/core/car/car'
import { memoizeByObject } from '@/lib/memoize'

/** Lists share cached cars (data/cars/rows.ts). Serialising a car costs more than finding it. */
const carJson = memoizeByObject((car: Car) => Buffer.from(JSON.stringify(car)))
const COMMA = Buffer.from(',')

const listJson = ({ hits, ...rest }: CarList): Buffer =>
  Buffer.concat([
    Buffer.from('{"hits":['),
    ...hits.flatMap((car, index) => (index ? [COMMA, carJson(car)] : [carJson(car)])),
    Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
  ])

/** The list page's query, plus `type`; `count=1` returns only the number, with `facets=1` what the filters show too. A page after the last is empty and has the total. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/cars/search', async (site, query) => {
    const { state: requested, isKnown, hasIdle } = await readListAddress(site, [], query)
    const state = await withKeywords(site, requested)
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
