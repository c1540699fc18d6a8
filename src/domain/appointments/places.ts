import type { LocationView } from '@/domain/views'
import type { BlockedTime } from './blocked'
import { type BookingKind, type BookingRules, DEPARTMENT_OF, rulesOf } from './rules'
import type { Timetable } from './slots'

type BookableLocation = Pick<
  LocationView,
  | 'location_type'
  | 'contact_detail'
  | 'visible'
  | 'coming_late'
  | 'timezone'
  | 'test_drives'
  | 'service_bookings'
  | 'blocked_times'
>

const ownRules = (place: BookableLocation, kind: BookingKind): BookingRules | null =>
  rulesOf(kind, kind === 'test_drive' ? place.test_drives : place.service_bookings)

/** Null where nothing can be booked: another kind of place, one without hours, closed for now, or switched off. */
export function timetableOf(place: BookableLocation, kind: BookingKind): Timetable | null {
  const department = DEPARTMENT_OF[kind]
  const { opening_hours: entries } = place.contact_detail
  const rules = ownRules(place, kind)
  const fits =
    place.visible &&
    !place.coming_late &&
    place.location_type === department &&
    entries.some((entry) => entry.department === department)
  if (!rules || !fits) return null
  const blocked: readonly BlockedTime[] = place.blocked_times ?? []
  return { kind, rules, clock: { entries, department, zone: place.timezone }, blocked }
}

export const bookablePlaces = <P extends BookableLocation>(places: readonly P[], kind: BookingKind): P[] =>
  places.filter((place) => timetableOf(place, kind) !== null)

/** A location that takes no such bookings is replaced by one of its dealership that does. */
export function placeBySlug<P extends BookableLocation & Pick<LocationView, 'slug' | 'dealership_slug'>>(
  places: readonly P[],
  kind: BookingKind,
  slug: string,
): P | null {
  const open = bookablePlaces(places, kind)
  const named = places.find((place) => place.slug === slug)
  return (
    open.find((place) => place.slug === slug) ??
    open.find(({ dealership_slug }) => dealership_slug === named?.dealership_slug) ??
    null
  )
}

/** A test drive starts where the car stands, else at its dealership. */
export function placeOfCar<P extends BookableLocation & Pick<LocationView, 'id' | 'dealership_id'>>(
  places: readonly P[],
  car: { location_id?: string | null; dealership_id: string },
): P | null {
  const open = bookablePlaces(places, 'test_drive')
  return (
    open.find(({ id }) => id === car.location_id) ??
    open.find(({ dealership_id }) => dealership_id === car.dealership_id) ??
    null
  )
}
