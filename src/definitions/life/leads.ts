/** Three months of leads, with the bookings and valuations that came with them, and what became of each. */
import { writeAudits } from '@/db/audit'
import type { Row } from '@/db/tableTypes'
import { isOffered } from '@/features/leads/intents/intents.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { bookingsOf, valuationOf, type Booked } from './beside'
import type { Ask } from './dealerLife'
import { makeLead, type State } from './leadRow'
import { momentsOf, overdueSince, recentMoments } from './moments'
import type { Person } from './people'
import { pastChange, type LifeCar, type Seller, type Stage, type PastChange } from './stage'

const CAMPAIGNS = ['google', 'google', 'newsletter', 'instagram', 'carfinder'] as const
const ABOUT_CARS = ['enquiry', 'test-drive', 'offer', 'photos', 'finance']

/** By the shares of their forms, of those that the dealer offers. */
function asksOf({ life, site, random }: Stage) {
  const forms = Object.entries(life.forms).flatMap(([form, share]) =>
    isLeadForm(form) && isOffered(form, site.config.features) && life.asks.some((ask) => ask.form === form)
      ? Array.from({ length: share }, () => form)
      : [],
  )
  return (only: readonly string[] = []): Ask => {
    const able = forms.filter((one) => only.includes(one))
    const form = random.pick(able.length ? able : forms)
    return random.pick(life.asks.filter((ask) => ask.form === form))
  }
}

/** A car that was for sale then; of those that have sold since, more than their share. */
function carFor(
  { cars, random, now }: Stage,
  { form, of, towed, says, answer = '' }: Ask,
  at: number,
): LifeCar | null {
  if (!ABOUT_CARS.includes(form)) return null
  const isQuoted = `${says}${answer}`.includes('{price}')
  const there = cars.filter(
    ({ facts, listed, sold }) =>
      listed < at - HOUR_MS &&
      (sold === null || (sold > at + 6 * HOUR_MS && now - at > 2 * DAY_MS)) &&
      (sold !== null || (facts.status === 'in_stock' && !facts.reserved)) &&
      (of === undefined || facts.car_type === of) &&
      (towed === undefined || towed !== Boolean(facts.km)) &&
      (!(isQuoted || form === 'offer') || Number(facts.price) > 0),
  )
  const gone = there.filter(({ sold }) => sold !== null && sold - at < 12 * DAY_MS)
  if (gone.length && random.chance(0.4)) return random.pick(gone)
  if (!there.length) return null
  const some = [random.pick(there), random.pick(there), random.pick(there)]
  return some.sort((one, other) => other.liked - one.liked)[0] ?? null
}

/** Whoever of the desk it is; the dealer's own people have the leads of places without one. */
export function sellerFor({ sellers, random }: Stage, place: string | null | undefined): Seller | null {
  const there = sellers.filter(({ places }) => places !== null && places.includes(place ?? ''))
  const all = sellers.filter(({ places }) => places === null)
  const able = there.length && random.chance(0.8) ? there : all
  return able.length ? random.pick(able) : null
}

function outcome(
  { now, random }: Stage,
  { at, form, booked, isBuyer, isSold, accepted }: Draft & { booked: Booked | null; accepted: boolean },
): State {
  const age = (now - at) / DAY_MS
  if (isBuyer) return 'won'
  if (isSold) return 'lost'
  if (booked?.state === 'booked') return 'appointment'
  if (form === 'service' && booked) return booked.state === 'done' ? 'won' : 'lost'
  if (booked?.state === 'no_show' || booked?.state === 'cancelled') return age > 6 ? 'lost' : 'contacted'
  if (age < 4) return 'contacted'
  const shares: Partial<Record<string, number>> = {
    sell: 0.4,
    quote: 0.35,
    parts: 0.75,
    feedback: 1,
    fleet: 0.5,
  }
  const won = shares[form] ?? (form === 'trade-in' && accepted ? 0.4 : 0)
  if (random.chance(won)) return 'won'
  return random.chance(Math.min(0.9, age / 30)) ? 'lost' : 'contacted'
}

interface Draft {
  at: number
  lead_id: string
  person: Person
  ask: Ask
  form: Ask['form']
  car: LifeCar | null
  isSold: boolean
  /** They bought the car that they asked about. */
  isBuyer: boolean
  /** Nobody has answered yet. */
  waits: boolean
  isSpam: boolean
}

function draftsOf(stage: Stage): Draft[] {
  const { now, random, life, personFor } = stage
  const nextAsk = asksOf(stage)
  const waiting = [overdueSince(stage), now - 52 * MINUTE_MS, now - 11 * MINUTE_MS]
  const moments = [
    ...momentsOf(stage).map((at) => [at, 'plain'] as const),
    ...waiting.map((at) => [at, 'waits'] as const),
    [now - 38 * MINUTE_MS, 'value'] as const,
    ...SPAM_DAYS.map((ago) => [now - ago * DAY_MS, 'spam'] as const),
    ...recentMoments(stage, Math.max(5, life.leads / 25)).map((at) => [at, 'visit'] as const),
  ]
  const general = life.asks.find(({ form }) => form === 'general')
  const drafts = moments
    .sort(([one], [other]) => one - other)
    .map(([at, kind]): Draft => {
      const waits = kind === 'waits' || kind === 'value'
      const isSpam = kind === 'spam'
      const asked = (isSpam && general) || nextAsk(OF[kind])
      const car = carFor(stage, asked, at)
      const plain = life.asks.find(({ form }) => form === 'callback')
      const ask = !car && ABOUT_CARS.includes(asked.form) ? (plain ?? asked) : asked
      const lead_id = random.reference('L')
      const isSold = car !== null && car.sold !== null
      const own = { at, lead_id, person: personFor(at, lead_id), ask, form: ask.form, car }
      return { ...own, isSold, isBuyer: false, waits, isSpam }
    })
  for (const car of stage.cars.filter((one) => one.sold !== null && !stage.reserved.includes(one))) {
    const buyer = drafts.findLast((draft) => draft.car === car && draft.form !== 'photos')
    if (buyer) buyer.isBuyer = true
  }
  return drafts
}

export interface MadeRows {
  leads: Row[]
  bookings: Row[]
  valuations: Row[]
}

/** Of the coming days' visitors there are enough, however few write. */
const OF = { plain: [], spam: [], waits: ['enquiry'], value: ['trade-in'], visit: ['service', 'test-drive'] }
/** Days ago. */
const SPAM_DAYS = [1.4, 20.6]
const SPAM =
  'Cheap traffic for your site https://seo.example https://links.example https://rank.example [url=https://x.example]now[/url]'

export async function leadsOf(stage: Stage): Promise<MadeRows> {
  const { site, random, life, places, now } = stage
  const rows: MadeRows = { leads: [], bookings: [], valuations: [] }
  const audits: PastChange[] = []
  const book = bookingsOf(stage)
  for (const draft of draftsOf(stage)) {
    const { at, lead_id, person, ask, form, car } = draft
    const own = places.filter(({ location_type }) => (location_type || 'sales') === 'sales')
    const rego = form === 'service' || form === 'parts' ? random.plate(life.plate) : null
    const kind = form === 'service' ? 'service' : 'test_drive'
    const isVisit = form === 'service' || form === 'test-drive'
    const message = ask.says.replace('{model}', car?.facts.model ?? '')
    const booked = isVisit ? book({ kind, at, lead_id, person, car, rego, message }) : null
    const place = random.pick(own)
    const isOwnCar = form === 'sell' || form === 'trade-in'
    const valued = isOwnCar ? valuationOf(stage, { at, lead_id, location_id: place.id }) : null
    const campaign = random.chance(0.45) ? `?utm_source=${random.pick(CAMPAIGNS)}` : ''
    const path = car ? `/cars/${car.facts.slug}` : '/contact-us'
    const values = {
      ...ask.more,
      ...{ form, message: draft.isSpam ? SPAM : ask.says, url: `${site.origin}${path}${campaign}` },
      ...{ location: booked?.location ?? place.slug, dealership_slug: place.dealership_slug },
      opt_in: random.chance(0.3),
      ...(rego ? { Rego: rego } : {}),
      ...(valued ? ownCarValues(valued.trade) : {}),
      ...(booked ? { booking_date: booked.booking_date } : {}),
      ...(form === 'offer' ? { offer_from_client: Math.round(Number(car?.facts.price) * 0.0093) * 100 } : {}),
    }
    const accepted = valued?.accepted ?? false
    const state = draft.waits ? 'new' : outcome(stage, { ...draft, booked, accepted })
    const seller = form === 'service' ? null : sellerFor(stage, car?.facts.location_id ?? place.id)
    const isLate = random.chance(0.12)
    const after = isLate ? random.between(130, 420) : random.between(3, 75)
    const rings = ask.answer === undefined || random.chance(0.25)
    const came = {
      ...{ at, lead_id, person, values, car, trade: valued?.trade ?? null },
      isSpoken: !isVisit && !isOwnCar && random.chance(0.07),
      answers: booked ? [['Booking', booked.reference] as const] : [],
    }
    const made = makeLead(stage, came, {
      ...{ state, seller: draft.waits && now - at < HOUR_MS ? null : seller },
      after: draft.waits || seller === null ? null : after,
      ...(rings ? { call: random.pick(life.calls) } : { answer: ask.answer }),
      note: ask.note ?? (random.chance(0.25) ? random.pick(life.notes) : undefined),
    })
    rows.leads.push(made.row)
    if (booked) rows.bookings.push(booked.row)
    if (valued) rows.valuations.push(valued.row)
    const end = { entity: 'leads', docId: made.id, docTitle: lead_id, what: 'update leads' }
    const diff = { state: { from: 'contacted', to: made.state } }
    if (seller && made.answered && (made.state === 'won' || made.state === 'lost'))
      audits.push(pastChange(stage, seller, made.answered + 26 * HOUR_MS, { ...end, diff }))
  }
  await writeAudits(audits)
  return rows
}

function ownCarValues({ make, model, year, km, rego, regoState }: Row): Row {
  return {
    ...{ trade_make: make, trade_model: model, trade_year: String(year), km: km ? String(km) : '' },
    ...{ Rego: rego, regoState },
  }
}
