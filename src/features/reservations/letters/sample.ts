/** What a letter about a reservation is about, and a sample of it. */
import type { CarCard, SampleWorld } from '@/core/letter/letter'
import { addressLine } from '@/core/place/locationNames'
import { locationMoment } from '@/core/place/moments'
import type { Site } from '@/core/dealer/views'
import { readReservation, type Reservation } from '@/features/reservations/row'
import { DAY_MS } from '@/lib/time'

/** The test drive that the shopper has booked of the car. */
export interface Drive {
  /** Day and time at the yard. */
  when: string
  /** Where the shopper moves or cancels it. */
  link: string
  afterHold: boolean
}

export interface Reserved {
  site: Site
  row: Reservation
  kind: string
  /** Cars like it, once it is sold. */
  like: readonly CarCard[]
  drive: Drive | null
}

export const untilOf = ({ row, site }: Pick<Reserved, 'row' | 'site'>): string =>
  locationMoment(row.held_until, row.place.zone, site.config.timezone)

export function sampleReserved(
  { site, car, now }: SampleWorld,
  kind: string,
  changes: Record<string, unknown> = {},
): Reserved {
  const { config, tenant, origin } = site
  const row = readReservation({
    ...{ id: '', tenant: tenant.id, reservation_id: 'R2345678A', state: 'held', money: 'paid' },
    ...{ car_id: '', car_name: car.name, car_slug: car.slug, stocknum: car.stocknum, price: 45_990 },
    ...{ name: 'Sam Taylor', email: 'sam@shopper.example', phone: '0412 345 678', see: 'yard' },
    place: {
      name: tenant.name,
      address: addressLine(config.address),
      ...{ phone: config.phone, email: config.email, zone: config.timezone },
    },
    ...{ amount: 200, held_until: now.getTime() + 2 * DAY_MS, paid_at: now.getTime() },
    ...changes,
  })
  const drive = { when: 'Saturday, 10:45 am', link: `${origin}/bookings/manage`, afterHold: false }
  return {
    site,
    row,
    kind,
    like: [car],
    drive: ['held', 'ending', 'dealer-held'].includes(kind) ? drive : null,
  }
}
