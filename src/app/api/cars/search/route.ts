import { doNotKeep } from '@/cache/pageAnswer'
import { listCars, searchContext } from '@/data'
import { forSite, json } from '../answers'
import { readListQuery } from './listQuery'

/** One page of cars with counts: the list page's own query, plus `type`. */
export const GET = (request: Request): Promise<Response> =>
  forSite(request, async (site, url) => {
    const list = await listCars(site, readListQuery(url.searchParams, await searchContext(site)))
    if (list.degraded) await doNotKeep()
    return json(list)
  })
