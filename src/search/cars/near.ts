import type { Car } from '@/core/car/car'
import { distanceKm } from '@/core/place/distance'
import type { Suburb } from '@/core/place/gazetteer'
import type { Near } from '@/search/list/state'
import type { LocationView, Site } from '@/core/dealer/views'
import type { Filter } from '@/search/types'
import { listLocations } from '@/core/place/read/locations'
import { findPostcode } from '@/core/place/read/postcodes'

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
