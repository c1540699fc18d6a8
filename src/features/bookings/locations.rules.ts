import type { LocationView } from '@/core/place/views'
import type { BlockedTime } from '@/core/place/blockedTimes'
import { type BookingRules, DEPARTMENT_OF, rulesOf } from '@/core/place/bookingRules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import type { Timetable } from '@/core/place/slots'

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

const ownRules = (location: BookableLocation, kind: BookingKind): BookingRules | null => {
  const own = { test_drive: location.test_drives, service: location.service_bookings, handover: null }
  return rulesOf(kind, own[kind])
}

/** Null where nothing can be booked: another kind of place, one without hours, closed for now, or switched off. */
export function timetableOf(location: BookableLocation, kind: BookingKind): Timetable | null {
  const department = DEPARTMENT_OF[kind]
  const { opening_hours: entries } = location.contact_detail
  const rules = ownRules(location, kind)
  const fits =
    location.visible &&
    !location.coming_late &&
    location.location_type === department &&
    entries.some((entry) => entry.department === department)
  if (!rules || !fits) return null
  const blocked: readonly BlockedTime[] = location.blocked_times ?? []
  return { kind, rules, clock: { entries, department, zone: location.timezone }, blocked }
}

export const bookableLocations = <P extends BookableLocation>(
  locations: readonly P[],
  kind: BookingKind,
): P[] => locations.filter((location) => timetableOf(location, kind) !== null)

/** A location that takes no such bookings is replaced by one of its dealership that does. */
export function locationBySlug<P extends BookableLocation & Pick<LocationView, 'slug' | 'dealership_slug'>>(
  locations: readonly P[],
  kind: BookingKind,
  slug: string,
): P | null {
  const open = bookableLocations(locations, kind)
  const named = locations.find((location) => location.slug === slug)
  return (
    open.find((location) => location.slug === slug) ??
    open.find(({ dealership_slug }) => dealership_slug === named?.dealership_slug) ??
    null
  )
}

/** Where the car stands, else at its dealership. */
export function locationOfCar<P extends BookableLocation & Pick<LocationView, 'id' | 'dealership_id'>>(
  locations: readonly P[],
  car: { location_id?: string | null; dealership_id: string },
  kind: BookingKind = 'test_drive',
): P | null {
  const open = bookableLocations(locations, kind)
  return (
    open.find(({ id }) => id === car.location_id) ??
    open.find(({ dealership_id }) => dealership_id === car.dealership_id) ??
    null
  )
}
