/** Cars that were held for a deposit: two that are now, and some whose holds are over. Only of dealers that take reservations. */
import { takeHold } from '@/core/car/rows/holdRows'
import { civilAt, instantOf } from '@/core/dealer/country/civil'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { Row } from '@/db/tableTypes'
import { table } from '@/db/table'
import type { Money, HoldState } from '@/features/reservations/hold.rules'
import { holdEnd } from '@/features/reservations/holdEnd.rules'
import { newReservation } from '@/features/reservations/newRow'
import { reserveSchema } from '@/features/reservations/reserveSchema.rules'
import { NEVER } from '@/lib/never'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { sellerFor } from './leads'
import { makeLead, type State } from './leadRow'
import { factsAt, type LifeCar, type Stage } from './stage'

interface Past {
  /** Days ago. */
  ago: number
  state: HoldState
  money: Money
  /** What happened after it was begun: hours later, the event, by whom; `staff` stands for the seller. */
  then: readonly (readonly [hours: number, what: string, by: string])[]
  lead: State
}
const PAID = [
  [0.05, 'paid', 'provider'],
  [0.05, 'granted', 'clock'],
] as const

const PASTS: readonly Past[] = [
  { ago: 0.8, state: 'held', money: 'paid', then: PAID, lead: 'contacted' },
  { ago: 1.9, state: 'held', money: 'paid', then: [...PAID, [26, 'extend', 'staff']], lead: 'contacted' },
  { ago: 8.2, state: 'expired', money: 'none', then: [[0.25, 'ended', 'clock']], lead: 'lost' },
  {
    ...{ ago: 17.4, state: 'cancelled', money: 'refunded', lead: 'lost' },
    then: [...PAID, [21, 'cancel', 'shopper'], [21.1, 'refunded', 'provider']],
  },
  {
    ...{ ago: 39.6, state: 'expired', money: 'refunded', lead: 'lost' },
    then: [...PAID, [48, 'ended', 'clock'], [48.1, 'refunded', 'provider']],
  },
]
/** Of a car that has sold since: its buyer held it first. */
const BOUGHT = {
  state: 'completed',
  money: 'paid',
  then: [...PAID, [28, 'complete', 'staff']],
  lead: 'won',
} as const

/** In the order of `PASTS`, then those that were bought. None is among the newest: lists begin with cars that are free. */
function heldCars({ cars, reserved, random, site, now }: Stage): [LifeCar, Past][] {
  const { minimumPrice } = site.config.reserve
  const free = cars.filter(
    ({ facts, sold, listed }) =>
      sold === null &&
      facts.status === 'in_stock' &&
      !facts.reserved &&
      Number(facts.price) >= minimumPrice &&
      now - listed > 50 * DAY_MS,
  )
  const taken = new Set<LifeCar>()
  const open = PASTS.map((past): [LifeCar, Past] => {
    const car = random.pick(free.filter((one) => !taken.has(one)))
    taken.add(car)
    return [car, past]
  })
  const bought = reserved.map((car): [LifeCar, Past] => [
    car,
    { ...BOUGHT, ago: (now - (car.sold ?? now)) / DAY_MS + 1.2 },
  ])
  return [...open, ...bought]
}

export async function reservationsOf(stage: Stage): Promise<{ leads: Row[]; reservations: Row[] }> {
  const { site, now, random, places, clocks, personFor } = stage
  const made: { leads: Row[]; reservations: Row[] } = { leads: [], reservations: [] }
  if (!site.config.features.reserve) return made
  const { deposit, hours } = site.config.reserve
  for (const [car, { ago, state, money, then, lead }] of heldCars(stage)) {
    const { date } = civilAt(new Date(now - ago * DAY_MS), site.config.timezone)
    const evening = instantOf({ date, clock: `18:${random.between(10, 55)}` }, site.config.timezone)
    const at = Math.min(evening, now - HOUR_MS)
    const [lead_id, reservation_id] = [random.reference('L'), random.reference('R')]
    const person = personFor(at, lead_id)
    const place = places.find(({ id }) => id === car.facts.location_id) ?? places[0]
    const seller = sellerFor(stage, place?.id)
    const moments = then.map(([after, what, by]) => ({
      ...{ at: at + after * HOUR_MS, what, by: by === 'staff' ? (seller?.name ?? 'staff') : by },
    }))
    const from = moments.findLast(({ what }) => what === 'granted' || what === 'extend')?.at
    const until = from ? holdEnd(from, hours, clocks.get(place?.id ?? '') ?? null) : at + 15 * MINUTE_MS
    const { name, email, phone, postcode } = person
    const url = `${site.origin}/reserve/${car.facts.slug}`
    const input = reserveSchema.parse({ name, email, phone, postcode, url, terms_conditions: true })
    const wholeRow = newReservation({
      ...{
        site,
        input,
        reservation_id,
        hold_seq: 1,
        held_until: until,
        amount: deposit,
        now: at,
        sender: '',
      },
      car: factsAt(car, at),
      place: {
        ...{
          id: place?.id ?? null,
          name: stripDepartment(place?.name ?? ''),
          address: addressLine(place?.address),
        },
        ...{ phone: place?.contact_detail.phone ?? '', email: place?.contact_detail.email ?? '' },
        zone: place?.timezone ?? site.config.timezone,
      },
      keys: { dedupe_key: `life ${reservation_id}`, body_hash: '' },
    })
    const { row } = makeLead(
      stage,
      { at, lead_id, person, car, values: { ...wholeRow.lead, location: place?.slug } },
      {
        state: lead,
        seller,
        after: random.between(4, 40),
        call: 'Rang to say thank you. Everything is clear.',
      },
    )
    const isHeld = state === 'held'
    if (isHeld) await hold(stage, { car, reservation_id, until, at: from ?? at })
    const moment = new Date(at).toISOString()
    made.leads.push(row)
    made.reservations.push({
      ...{ ...wholeRow, state, money, lead_id, lead: null, lead_next_at: null, hold_open: isHeld },
      ...{ paid_at: money === 'none' ? null : at + 3 * MINUTE_MS, provider: 'test' },
      payment_ref: money === 'none' ? '' : `test_${reservation_id}`,
      refund_id: money === 'refunded' ? `test_refund_${reservation_id}` : '',
      events: [...wholeRow.events, ...moments],
      // What a lapse owes falls due when somebody has acted: a row that was made up writes to nobody.
      ...{
        mails: [],
        due_at: NEVER,
        createdAt: moment,
        updatedAt: new Date(moments.at(-1)?.at ?? at).toISOString(),
      },
    })
  }
  return made
}

interface Held {
  car: LifeCar
  reservation_id: string
  until: number
  at: number
}

/** The car's own row says that it is held; its history since when. */
async function hold({ site, now }: Stage, { car, reservation_id: by, until, at }: Held): Promise<void> {
  const [tenant, carId] = [site.tenant.id, car.facts.id]
  await takeHold({ tenant, carId, by, seq: 0, state: 'held', until }, now)
  await (
    await table('car-history')
  ).update(
    [
      ['tenant', '=', tenant],
      ['car_id', '=', carId],
    ],
    { at },
  )
}
