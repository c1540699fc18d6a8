/** What comes with some leads: a booked time, and the guide range of their own car. */
import { addDays, civilAt } from '@/core/dealer/country/civil'
import { type BookingKind } from '@/core/dealer/links/bookingPages'
import { NO_MAIL } from '@/core/letter/owedMails'
import type { TradeIn } from '@/core/person/tradeIn'
import { bookingDate } from '@/core/place/moments'
import { freeSeats, slotsOn, type Taken } from '@/core/place/slots'
import type { Row } from '@/db/tableTypes'
import { bookingRow } from '@/features/bookings/book'
import { carKey, freedKeys, slotKey } from '@/features/bookings/keys'
import { bookableLocations, locationOfCar, timetableOf } from '@/features/bookings/locations.rules'
import { guideRange, lastDay, middleOf, overLimit } from '@/features/trade-in/estimate.rules'
import { guideColumns } from '@/features/trade-in/value'
import { hashOf } from '@/lib/secrets'
import { NEVER } from '@/lib/never'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Person } from './people'
import type { LifeCar, Stage } from './stage'

export interface Booked {
  row: Row
  state: 'booked' | 'cancelled' | 'done' | 'no_show'
  reference: string
  /** The slug of the place, and the wanted time, as the lead has them. */
  location: string
  booking_date: string
}

interface Wanted {
  kind: BookingKind
  at: number
  lead_id: string
  person: Person
  car: LifeCar | null
  rego: string | null
  message: string
}

/** Takes seats like a shopper: only times that are offered, and none twice. Null where nothing was free. */
export function bookingsOf({ site, locations, random, now, newId }: Stage) {
  const taken = new Map<string, Taken[]>()
  return ({ kind, at, lead_id, person, car, rego, message }: Wanted): Booked | null => {
    const all = [...locations]
    const location = car ? locationOfCar(all, car.facts) : random.pick(bookableLocations(all, kind))
    const timetable = location && timetableOf(location, kind)
    if (!location || !timetable) return null
    const there = taken.get(`${location.id} ${kind}`) ?? []
    taken.set(`${location.id} ${kind}`, there)
    const ahead = kind === 'service' ? random.between(2, 13) : random.between(1, 9)
    const first = addDays(civilAt(new Date(at), location.timezone).date, ahead)
    const days = [0, 1, 2].map((more) => addDays(first, more))
    const slots = days
      .map((day) => slotsOn(timetable, there, day, new Date(at), car?.facts.id))
      .find((some) => some.some(({ left }) => left > 0))
    if (!slots) return null
    const slot = random.pick(slots.filter(({ left }) => left > 0))
    const start = new Date(slot.start)
    const seat = freeSeats(timetable, there, start.getTime(), car?.facts.id ?? null)[0] ?? 0
    const isOver = start.getTime() + slot.minutes * MINUTE_MS < now
    // Whoever wanted to drive a car that sold before is told so.
    const isOff = random.chance(0.09) || (car?.sold ?? Infinity) < start.getTime()
    const state = isOff ? 'cancelled' : isOver ? (random.chance(0.1) ? 'no_show' : 'done') : 'booked'
    const [id, reference] = [newId(), random.reference('B')]
    if (!isOff)
      there.push({
        ...{ start: start.getTime(), minutes: slot.minutes, seat },
        car_id: car?.facts.id ?? null,
      })
    const { name, email, phone } = person
    const input = { ...{ start: slot.start, name, email, phone, message }, ...(rego ? { Rego: rego } : {}) }
    const bookable = { location, timetable, taken: [] }
    const keys = isOff
      ? freedKeys(id)
      : {
          slot_key: slotKey(kind, start, seat),
          car_key: carKey(car?.facts.id, start),
          request_key: hashOf(`life ${reference}`),
        }
    const moment = new Date(at).toISOString()
    const row = {
      ...bookingRow(
        site,
        { kind, input, bookable, car: car?.facts ?? null, lead: null, lead_id },
        new Date(at),
      ),
      ...{ id, reference, state, seat, ...keys, request_hash: hashOf(`life ${reference}`) },
      ...{ ...NO_MAIL, mail_next_at: NEVER, remind_at: NEVER, lead_due_at: NEVER },
      ...{ createdAt: moment, updatedAt: moment },
    }
    const date = bookingDate(start, location.timezone)
    return { row, state, reference, location: location.slug, booking_date: date }
  }
}

const SAID = { exterior: 'marks', tyres: 'half', history: 'full', claim: 'no', keys: 'two' }

const hundreds = (dollars: number): number => Math.round(dollars / 100) * 100

export interface Valued {
  row: Row
  trade: TradeIn
  accepted: boolean
}

/** Of a car of theirs, the guide that the form showed. Old ones and those with many kilometres get none: a person values them. */
export function valuationOf(
  { site, life, random, now }: Stage,
  { at, lead_id, location_id }: { at: number; lead_id: string; location_id: string | null },
): Valued {
  const [make, model, year, km, worth] = random.pick(life.ownCars)
  const [moment, zone] = [new Date(at), site.config.timezone]
  // The newest waits for a person.
  const reason = overLimit({ year, km }, moment) ?? (now - at < HOUR_MS ? 'few' : null)
  const around = worth * (0.96 + random.next() * 0.08)
  const range = reason ? null : guideRange({ low: around * 0.95, high: around * 1.05 })
  const goodUntil = range ? lastDay(moment, zone) : ''
  const accepted = range !== null && random.chance(0.55)
  const completed = accepted || range === null || random.chance(0.4)
  const rego = { rego: random.plate(life.plate), regoState: site.config.address.state }
  const answers = { ...SAID, finance_owing: 'No' as const, lender: '', note: '' }
  const own = { make, model, year, km: km || null, ...rego }
  const done = { form_completed: completed, offer_accepted: accepted }
  const valued = { low: range?.low ?? null, high: range?.high ?? null }
  const isWaiting = completed && !range && now - at < 4 * DAY_MS
  const byPerson = completed && !range && !isWaiting
  const row = {
    ...own,
    ...{ tenant: site.tenant.id, lead_id, location_id, ...done, rev: 2, photos: [], saved: null },
    ...guideColumns({
      ...{ answers, provider: 'Own stock', range, reason, goodUntil },
      count: range ? random.between(4, 11) : 0,
    }),
    notes: '',
    ...(byPerson && {
      ...{ offer_low: hundreds(worth * 0.97), offer_high: hundreds(worth * 1.03), offer_price: worth },
      ...{ good_until: lastDay(moment, zone), provider: 'Seen in the yard', result: { reason, own: true } },
    }),
    ...{ createdAt: moment.toISOString(), updatedAt: moment.toISOString() },
  }
  const trade = {
    ...own,
    ...{ lead_id, ...done, offer_low: valued.low, offer_high: valued.high },
    ...{ offer_price: range ? middleOf(range) : null, good_until: goodUntil },
  }
  return { row, trade, accepted }
}
