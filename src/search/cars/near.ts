import type { Car } from '@/core/car/car'
import { distanceKm } from '@/core/place/distance'
import type { Suburb } from '@/core/place/gazetteer'
import type { Near } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import type { Filter, SearchEngine, SearchRequest, SearchResult } from '@/search/types'
import { listLocations } from '@/core/place/read/locations'
import { findPostcode } from '@/core/place/read/postcodes'
import { PAGE_SIZE } from '@/search/settings'

/** Location name -> whole kilometres. */
export type LocationsNear = ReadonlyMap<string, number>

type Located = Pick<LocationView, 'name'> & { address: Pick<LocationView['address'], 'lat' | 'long'> }

/** Locations without coordinates are never near. */
export const locationsWithin = (
  places: readonly Located[],
  radius: number,
  from: Pick<Suburb, 'lat' | 'lng'>,
): LocationsNear =>
  new Map(
    places.flatMap(({ name, address: { lat, long } }): [string, number][] => {
      if (lat == null || long == null) return []
      const km = distanceKm(from, { lat, lng: long })
      return km <= radius ? [[name, Math.round(km)]] : []
    }),
  )

/** Null for an unknown postcode. */
export async function locationsNear(site: Site, near: Near | null): Promise<LocationsNear | null> {
  const from = near && (await findPostcode(near.postcode, site.config.country))
  return near && from && locationsWithin(await listLocations(site), near.radius, from)
}

/** No location within the radius means no cars. */
export const within = (where: Filter | undefined, near: LocationsNear | null): Filter | undefined => {
  if (!near) return where
  const here: Filter = { f: 'location_name', in: [...near.keys()] }
  return where ? { and: [where, here] } : here
}

export const distancesOf = (
  cars: readonly Pick<Car, 'id' | 'location_name'>[],
  near: LocationsNear | null,
): Record<string, number> =>
  Object.fromEntries(
    cars.flatMap(({ id, location_name }) => {
      const km = near?.get(location_name ?? '')
      return km === undefined ? [] : [[id, km]]
    }),
  )

type Engine = Pick<SearchEngine, 'search'>

/** The cars of one location, from `from` (inclusive) to `to`. */
async function idsAt(engine: Engine, request: SearchRequest, place: string, from: number, to: number) {
  const { perPage = PAGE_SIZE } = request
  const first = Math.floor(from / perPage)
  const last = Math.floor((to - 1) / perPage)
  const ids: string[] = []
  for (let page = first; page <= last; page++) {
    const refine = { ...request.refine, location_name: [place] }
    const found = await engine.search({ ...request, refine, facets: [], stats: [], page: page + 1, perPage })
    ids.push(...found.ids)
  }
  return ids.slice(from - first * perPage, to - first * perPage)
}

/**
 * The page of `result` in the order of the distance, and within a place in the order of the request. The engines know no
 * distances: places are few, and a page holds the cars of one to three of them.
 */
export async function nearestFirst(
  engine: Engine,
  request: SearchRequest,
  result: SearchResult,
  near: LocationsNear,
): Promise<string[]> {
  const { page = 1, perPage = PAGE_SIZE, refine = {} } = request
  const chosen = refine.location_name
  const counts = new Map((result.facets.location_name ?? []).map(({ value, count }) => [value, count]))
  const places = [...near]
    .filter(([name]) => counts.has(name) && (!chosen || chosen.includes(name)))
    .sort(([, a], [, b]) => a - b)
  const ids: string[] = []
  let start = 0
  const [from, to] = [(page - 1) * perPage, page * perPage]
  for (const [name] of places) {
    const end = start + (counts.get(name) ?? 0)
    const [low, high] = [Math.max(from, start), Math.min(to, end)]
    if (low < high) ids.push(...(await idsAt(engine, request, name, low - start, high - start)))
    start = end
  }
  return ids
}
