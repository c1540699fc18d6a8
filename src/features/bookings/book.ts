/** A seat is taken by one insert with unique keys: when several people want the last one, exactly one gets it. */
import type { BookingInput } from './bookingSchema.rules'
import { nearestSlots } from './days.rules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { freeSeats, type Slot, slotAt } from '@/core/place/slots'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { Car } from '@/core/car/car'
import { isRepeat } from '@/core/person/samePerson'
import type { Site } from '@/core/dealer/views'
import { notify } from '@/jobs/notify'
import { hashOf, newReference } from '@/lib/secrets'
import { inTurn } from '@/lib/inTurn'
import { newSalt } from '@/lib/linkToken'
import { NEVER } from '@/lib/never'
import { log } from '@/lib/log'
import { type Bookable, readBookable } from './bookable'
import { carKey, requestKeys, slotKey } from './keys'
import { BOOKING_FIELDS, type Booking, owes, readBooking, remindAt } from './row'
import { tokenOf } from './tokens'

/** How long the caller has to make the lead before the worker does it. */
const LEAD_MS = 60_000

export interface Wanted {
  kind: BookingKind
  input: BookingInput
  car: Car | null
  bookable: Bookable
  /** What its lead is made of; null where it belongs to one that is there. */
  lead: Row | null
  /** The reference of the lead that it belongs to. */
  lead_id?: string
}

export interface BookMeta<Refusal> {
  idempotencyKey: string | null
  at: Date
  /** Called once, for a booking that is new and possible: checks limits and the proof. Null allows it. */
  admit: () => Promise<Refusal | null>
}

export type BookOutcome<Refusal> =
  | { kind: 'taken'; booking: Booking; isNew: boolean }
  /** The key was used before with other content. */
  | { kind: 'different' }
  /** The same was booked too long ago to be a repeat: its link is given to nobody. */
  | { kind: 'known' }
  /** `isOffered`: somebody else was faster; else there is no such time, on a closed day or at too short a notice. */
  | { kind: 'conflict'; nearest: Slot[]; isOffered: boolean }
  | { kind: 'refused'; refusal: Refusal }

type Keys = ReturnType<typeof requestKeys>
type Requested = Pick<BookMeta<unknown>, 'idempotencyKey' | 'at'>

async function findEarlier(site: Site, keys: Keys, requested: Requested): Promise<BookOutcome<never> | null> {
  const [row] = await (
    await table('bookings')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['request_key', '=', keys.request_key],
    ],
    { fields: [...BOOKING_FIELDS, 'createdAt'], limit: 1 },
  )
  if (!row) return null
  const booking = readBooking(row)
  if (booking.request_hash !== keys.request_hash) return { kind: 'different' }
  const madeAt = Date.parse(String(row.createdAt))
  return isRepeat(requested.idempotencyKey !== null, madeAt, requested.at.getTime())
    ? { kind: 'taken', booking, isNew: false }
    : { kind: 'known' }
}

export interface BookedCar extends Omit<Wanted, 'car'> {
  car: Pick<Car, 'id' | 'year' | 'make' | 'model' | 'stocknum'> | null
}

const carName = ({ year, make, model, stocknum }: NonNullable<BookedCar['car']>): string =>
  `${year} ${make} ${model}, stock no. ${stocknum}`

export function bookingRow(
  site: Site,
  { kind, input, car, bookable, lead, lead_id }: BookedCar,
  at: Date,
): Row {
  const start = new Date(input.start)
  const salt = newSalt()
  return {
    tenant: site.tenant.id,
    reference: newReference('B'),
    kind,
    state: 'booked',
    start: start.toISOString(),
    minutes: bookable.timetable.rules.minutes,
    timezone: bookable.location.timezone,
    location_id: bookable.location.id,
    dealership_id: bookable.location.dealership_id,
    car_id: car?.id ?? null,
    car_name: car ? carName(car) : null,
    name: input.name,
    email: input.email,
    phone: input.phone,
    rego: input.Rego ?? null,
    message: input.message ?? null,
    salt,
    link_hash: hashOf(tokenOf(salt)),
    sequence: 0,
    lead,
    ...(lead_id && { lead_id }),
    lead_due_at: lead ? at.getTime() + LEAD_MS : NEVER,
    // A caller may have no address to write to.
    remind_at: input.email ? remindAt(start, at) : NEVER,
    ...owes('confirmed', input.email ? ['shopper'] : [], at),
  }
}

async function takeSeat(site: Site, wanted: Wanted, keys: Row, at: Date): Promise<Booking | null> {
  const rows = await table('bookings')
  const start = new Date(wanted.input.start)
  const { bookable, kind, car } = wanted
  for (const seat of freeSeats(bookable.timetable, bookable.taken, start.getTime(), car?.id ?? null)) {
    const row = { ...bookingRow(site, wanted, at), ...keys, seat }
    const id = await rows.insert({
      ...row,
      slot_key: slotKey(kind, start, seat),
      car_key: carKey(car?.id, start),
    })
    if (id) return readBooking({ ...row, id })
  }
  return null
}

const conflict = (
  { timetable, taken }: Bookable,
  { input, car }: Pick<Wanted, 'input' | 'car'>,
  at: Date,
  isOffered: boolean,
) => ({
  kind: 'conflict' as const,
  isOffered,
  nearest: nearestSlots(timetable, taken, new Date(input.start), at, { carId: car?.id ?? null }),
})

async function bookOne<Refusal>(
  site: Site,
  wanted: Wanted,
  meta: BookMeta<Refusal>,
  keys: Keys,
): Promise<BookOutcome<Refusal>> {
  const { kind, input, car, bookable } = wanted
  const earlier = await findEarlier(site, keys, meta)
  if (earlier) return earlier
  const slot = slotAt(bookable.timetable, bookable.taken, new Date(input.start), meta.at, car?.id ?? null)
  if (!slot?.left) return conflict(bookable, wanted, meta.at, Boolean(slot))
  const refusal = await meta.admit()
  if (refusal !== null) return { kind: 'refused', refusal }
  const booking = await takeSeat(site, wanted, keys, meta.at)
  if (!booking) {
    const now = await readBookable(bookable.location, kind, meta.at)
    return (await findEarlier(site, keys, meta)) ?? conflict(now ?? bookable, wanted, meta.at, true)
  }
  log.info({ tenant: site.tenant.slug, kind, reference: booking.reference }, 'booking taken')
  notify('bookingsLoop')
  return { kind: 'taken', booking, isNew: true }
}

/** On disk when it returns `taken`. A repeat gets the earlier booking. */
export function book<Refusal>(
  site: Site,
  wanted: Wanted,
  meta: BookMeta<Refusal>,
): Promise<BookOutcome<Refusal>> {
  const keys = requestKeys(wanted.kind, wanted.input, meta.idempotencyKey)
  return inTurn(`booking ${site.tenant.id} ${keys.request_key}`, () => bookOne(site, wanted, meta, keys))
}
