/** A location with its timetable and its taken seats, read for one decision. */
import { z } from 'zod'
import { carsById } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { table } from '@/db/table'
import { bookableLocations, locationBySlug, locationOfCar, timetableOf } from './locations.rules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import type { Taken, Timetable } from '@/core/place/slots'
import type { Car } from '@/core/car/car'
import { canBeDriven } from '@/core/car/controls'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { DAY_MS } from '@/lib/time'
import { readSound } from '@/lib/soundParts'

export interface Bookable {
  location: LocationView
  timetable: Timetable
  taken: Taken[]
}

const seatRow = z.object({
  id: z.string(),
  start: z.string(),
  minutes: z.number(),
  seat: z.number().nullish(),
  car_id: z.string().nullish(),
})

async function takenAt(
  location: LocationView,
  kind: BookingKind,
  now: Date,
  except?: string,
): Promise<Taken[]> {
  const rows = await (
    await table('bookings')
  ).find(
    [
      ['location_id', '=', location.id],
      ['kind', '=', kind],
      ['state', '!=', 'cancelled'],
      ['start', '>=', new Date(now.getTime() - DAY_MS).toISOString()],
    ],
    { fields: Object.keys(seatRow.shape) },
  )
  return rows
    .flatMap((row) => readSound('bookings', seatRow, row) ?? [])
    .filter(({ id }) => id !== except)
    .map(({ start, minutes, seat, car_id }) => ({
      start: Date.parse(start),
      minutes,
      seat: seat ?? 0,
      car_id: car_id ?? null,
    }))
}

/** Null when nothing can be booked there. `except` leaves out a booking that is being moved. */
export async function readBookable(
  location: LocationView | null | undefined,
  kind: BookingKind,
  now: Date,
  except?: string,
): Promise<Bookable | null> {
  const timetable = location && timetableOf(location, kind)
  return location && timetable
    ? { location, timetable, taken: await takenAt(location, kind, now, except) }
    : null
}

export const locationsFor = async (site: Site, kind: BookingKind): Promise<LocationView[]> =>
  bookableLocations(await listLocations(site), kind)

/** Null for another dealer's car, and for one that cannot be driven now. */
export async function bookableCar(site: Site, id: string | undefined): Promise<Car | null> {
  const [car] = id ? await carsById(site, [id]) : []
  return car && canBeDriven(car, site.config) ? car : null
}

interface WantedLocation {
  location?: string
  location_id?: string
  car?: Car | null
}

/** The car's location, else the named one, else the only one. */
export async function locationFor(
  site: Site,
  kind: BookingKind,
  wanted: WantedLocation,
): Promise<LocationView | null> {
  const locations = await listLocations(site)
  if (wanted.car) return locationOfCar(locations, wanted.car)
  const open = bookableLocations(locations, kind)
  if (wanted.location_id) return open.find(({ id }) => id === wanted.location_id) ?? null
  if (wanted.location) return locationBySlug(locations, kind, wanted.location)
  return open.length === 1 ? (open[0] ?? null) : null
}
