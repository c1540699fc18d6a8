/** Where a member of staff may book for somebody, and what is free there. */
import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import { readBookable } from '@/appointments/bookable'
import { listLocations } from '@/data/locations'
import { siteOfTenant } from '@/data/sites'
import { deskTimes, type DeskTimesDay } from '@/domain/appointments/deskTimes'
import { timetableOf } from '@/domain/appointments/locations'
import { offersBooking } from '@/domain/appointments/offers'
import { KINDS, type BookingKind } from '@/domain/appointments/rules'
import type { LocationView, Site } from '@/domain/views'
import { ownPlaces } from './ownPlaces'

export interface DeskPlace {
  location: LocationView
  /** A place takes one kind of bookings: its department's. */
  kind: BookingKind
  site: Site
}

const kindAt = (site: Site, location: LocationView): BookingKind | undefined =>
  KINDS.find((kind) => offersBooking(site.config, kind) && timetableOf(location, kind))

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
