import type { Car } from './car'
import type { LocationView } from '@/core/place/views'
import { primaryLocation } from '@/core/place/locationNames'

/** By id, else by slug, else the dealership's sales location, else the dealer's main one. */
export const locationOf = (car: Car, locations: readonly LocationView[]): LocationView | null =>
  locations.find(({ id }) => id === car.location_id) ??
  locations.find(({ slug }) => slug === car.location?.slug) ??
  locations.find(
    ({ dealership_id, location_type }) => dealership_id === car.dealership_id && location_type === 'sales',
  ) ??
  primaryLocation(locations) ??
  null
