import type { Payload, TypedUser, Where } from 'payload'
import { isAtLocations } from '@/access/roles'
import { staffOf } from '@/access/staff'
import type { Location } from '@/payload-types'
import { idOf } from '@/access/ids'
import { readBookable } from '@/features/bookings/bookable'
import { listLocations } from '@/core/place/read/locations'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { deskTimes, type DeskTimesDay, isFreeAtDesk } from '@/features/bookings/deskTimes.rules'
import { timetableOf } from '@/features/bookings/locations.rules'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import { PAGED_KINDS, type PagedKind } from '@/core/dealer/links/bookingPages'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

const MAX_ROWS = 500

/** The places whose bookings the person sees: for sales staff, where they work. */
export async function ownPlaces(payload: Payload, user: TypedUser): Promise<Location[]> {
  const staff = staffOf(user)
  const own: Where[] = [{ location_type: { not_equals: 'parts' } }]
  if (staff && isAtLocations(staff.role)) own.push({ id: { in: staff.locations } })
  const { docs } = await payload.find({
    collection: 'locations',
    where: { and: own },
    sort: ['position', 'name'],
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs
}

/** Where a member of staff may book for somebody, and what is free there. */

export interface DeskPlace {
  location: LocationView
  /** A place takes one kind of bookings: its department's. */
  kind: PagedKind
  site: Site
}

const kindAt = (site: Site, location: LocationView): PagedKind | undefined =>
  PAGED_KINDS.find((kind) => offersBooking(site.config, kind) && timetableOf(location, kind))

async function ofTenant(tenant: string, ids: ReadonlySet<string>): Promise<DeskPlace[]> {
  const site = await siteOfTenant(tenant)
  if (!site) return []
  return (await listLocations(site)).flatMap((location) => {
    const kind = ids.has(location.id) ? kindAt(site, location) : undefined
    return kind ? [{ location, kind, site }] : []
  })
}

/** Of the dealers that the person may read bookings of: for sales staff their own locations. */
export async function deskPlaces(payload: Payload, user: TypedUser): Promise<DeskPlace[]> {
  const own = await ownPlaces(payload, user)
  const ids = new Set(own.map(({ id }) => id))
  const tenants = [...new Set(own.flatMap(({ tenant }) => idOf(tenant) ?? []))]
  return (await Promise.all(tenants.map((tenant) => ofTenant(tenant, ids)))).flat()
}

export async function freeAt({ location, kind }: DeskPlace, carId: string | null): Promise<DeskTimesDay[]> {
  const now = new Date()
  const bookable = await readBookable(location, kind, now)
  return bookable ? deskTimes(bookable.timetable, bookable.taken, now, carId) : []
}

interface Gone {
  id: string
  start: string
  state: string
  carId: string | null
}

/** Of the cancelled bookings of a place those whose time is still free. */
export async function freeAgain(
  place: DeskPlace | undefined,
  lines: readonly Gone[],
  now: Date,
): Promise<Set<string>> {
  const gone = lines.filter(({ state, start }) => state === 'cancelled' && Date.parse(start) > now.getTime())
  const bookable = place && gone.length > 0 ? await readBookable(place.location, place.kind, now) : null
  if (!bookable) return new Set()
  return new Set(
    gone
      .filter(({ start, carId }) => isFreeAtDesk(bookable, new Date(start), now, carId))
      .map(({ id }) => id),
  )
}
