import { z } from 'zod'
import { table } from '@/db/table'
import type { Match, Matches } from '@/search/list/news'
import { isAvailable, isShownOnSite, ON_SHOW_STATUSES } from '@/core/car/availability'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import type { Filter, SearchRequest } from '@/search/types'
import { listRequest } from './list'
import { locationsNear } from './near'
import { isOfSite } from '@/core/car/read/ofSite'

/** The engine's maximum page size. */
const SLICE = 100
export const NEWEST = 8 * SLICE

const row = z.object({
  tenant: z.string(),
  ...rowShape(CAR_FIELDS, [
    'id',
    'dealership_id',
    'make',
    'price',
    'price_type',
    'car_type',
    'status',
    'sold',
    'show_on_dealer_website',
    'created_at',
  ]),
})

async function facts(site: Site, ids: readonly string[]): Promise<Match[]> {
  if (!ids.length) return []
  const rows = await (await table('cars')).find([['id', 'in', ids]], { fields: Object.keys(row.shape) })
  const cars = rows.flatMap((stored) => row.safeParse(stored).data ?? [])
  return cars
    .filter((car) => isOfSite(site, car) && isAvailable(car) && isShownOnSite(car, site.config.search))
    .sort((a, b) => b.created_at - a.created_at)
}

async function find(request: SearchRequest, pages: number): Promise<{ ids: string[]; total: number }> {
  const found = { ids: new Array<string>(), total: 0 }
  for (let page = 1; page <= pages; page++) {
    const result = await getSearchEngine().search({ ...request, page, perPage: SLICE })
    found.ids.push(...result.ids)
    found.total = result.total
    if (page >= result.pages) break
  }
  return found
}

/** At most NEWEST matches, plus those of `known` (car ids) that also match. */
export async function matchingCars(
  site: Site,
  state: ListState,
  known: readonly string[],
  now: Date,
): Promise<Matches> {
  const listed = listRequest(
    site,
    { ...state, sortBy: 'latest', page: 1 },
    await locationsNear(site, state.near),
    now,
  )
  const here: Filter = { f: 'status', in: ON_SHOW_STATUSES }
  const request = (...more: Filter[]): SearchRequest => ({
    ...listed,
    facets: [],
    stats: [],
    where: { and: [...(listed.where ? [listed.where] : []), here, ...more] },
  })
  const newest = await find(request(), NEWEST / SLICE)
  const seen = new Set(newest.ids)
  const rest = known.filter((id) => !seen.has(id))
  const older: string[] = []
  for (let from = 0; from < rest.length; from += SLICE) {
    older.push(...(await find(request({ f: 'id', in: rest.slice(from, from + SLICE) }), 1)).ids)
  }
  return {
    newest: await facts(site, newest.ids),
    cut: newest.total > newest.ids.length,
    older: await facts(site, older),
  }
}
