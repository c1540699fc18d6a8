/** What the screen of a new booking knows already: from a lead, a shopper's account or a car. */
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'
import { ifFound, readable } from '@/access/readable'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { bookableCar } from '@/features/bookings/bookable'
import { wholeName } from '@/core/person/personName'
import { UNREADABLE } from '@/core/person/sealedLeads'
import { locationOfCar } from '@/features/bookings/locations.rules'
import type { DeskPlace } from './deskPlaces'

const person = z.object({
  id: z.string(),
  name: textOrEmpty,
  last_name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  car_id: textOrEmpty,
  location_id: z.unknown().optional().transform(idOf),
  tenant: z.unknown().optional().transform(idOf),
})

export interface Known {
  lead: string | null
  name: string
  email: string
  phone: string
  car: { id: string; name: string } | null
  place: string
}

type Requested = Record<string, string | string[] | undefined>
const one = (value: Requested[string]): string | undefined => (typeof value === 'string' ? value : undefined)

async function personOf(req: PayloadRequest, requested: Requested) {
  const [lead, shopper] = [one(requested.lead), one(requested.shopper)]
  if (!lead && !shopper) return null
  const row = await ifFound(lead ? changeable(req, 'leads', lead) : readable(req, 'shoppers', shopper))
  return row && person.parse(row)
}

const shown = (text: string): string => (text === UNREADABLE ? '' : text)

async function carIn(places: readonly DeskPlace[], id: string | undefined) {
  const sites = [...new Map(places.map(({ site }) => [site.tenant.id, site])).values()]
  const cars = await Promise.all(sites.map((site) => bookableCar(site, id)))
  return cars.find((car) => car !== null) ?? null
}

/** Where the car stands, else where the lead is; else the first place that takes such bookings. */
export async function knownFor(
  req: PayloadRequest,
  places: readonly DeskPlace[],
  requested: Requested,
): Promise<Known> {
  const who = await personOf(req, requested)
  const own = who ? places.filter(({ site }) => site.tenant.id === who.tenant) : places
  const drives = own.filter(({ kind }) => kind === 'test_drive')
  const car = await carIn(drives, one(requested.car) ?? who?.car_id)
  const atCar =
    car &&
    locationOfCar(
      drives.map(({ location }) => location),
      car,
    )
  const wished = [atCar?.id, one(requested.place), who?.location_id]
  const place =
    wished.map((id) => own.find(({ location }) => location.id === id)).find(Boolean) ?? drives[0] ?? own[0]
  return {
    lead: who && one(requested.lead) ? who.id : null,
    name: who ? shown(wholeName(who)) : '',
    email: shown(who?.email ?? ''),
    phone: shown(who?.phone ?? ''),
    car: car && place?.kind === 'test_drive' ? { id: car.id, name: `${car.name}, ${car.stocknum}` } : null,
    place: place?.location.id ?? '',
  }
}
