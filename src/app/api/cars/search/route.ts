import { listCars, searchContext } from '@/data'
import { forSite, json } from '../answers'
import { readListQuery } from './listQuery'

/** One page of cars with counts: the list page's own query, plus `type`. */
export const GET = (request: Request): Promise<Response> =>
  forSite(request, async (site, url) => json(await listCars(site, readListQuery(url.searchParams, await searchContext(site)))))
