import { getCar } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { clockAt } from '@/core/place/rows/locationClock'
import type { Clock } from '@/core/place/hours/openMinutes'
import type { Car } from '@/core/car/car'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { locationOf } from '@/core/car/carLocation'
import type { HandlingLocation } from './jsonShapes.rules'
import type { Site } from '@/core/dealer/views'

export async function placeOf(site: Site, car: Car): Promise<HandlingLocation & { id: string | null }> {
  const location = locationOf(car, await listLocations(site))
  const { config, tenant } = site
  return {
    id: location?.id ?? null,
    name: location ? stripDepartment(location.name) : tenant.name,
    address: addressLine(location?.address ?? config.address),
    phone: location?.contact_detail.phone || config.phone,
    email: location?.contact_detail.email || config.email,
    zone: location?.timezone ?? config.timezone,
  }
}

/** Without a location a hold has no hours to keep. */
export const clockOf = async (location: string | null): Promise<Clock | null> =>
  location ? clockAt(location) : null

/** The zone of the car's location; the dealer's when the car no longer exists. */
export async function zoneOfCar(site: Site, slug: string): Promise<string> {
  const car = await getCar(site, slug)
  return car ? (await placeOf(site, car)).zone : site.config.timezone
}
