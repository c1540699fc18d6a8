/** One car from the catalogue, with facts that belong together. */
import type { StockCar } from './stockCar'
import type { Badge, Model } from './catalogue/types'
import { equipmentOf, featuresOf } from './equipment'
import { engineFacts, variantFacts } from './facts'
import type { Identities } from './identities'
import type { Note } from './notes'
import { colourName, wishedPaint } from './pictures'
import { asked, kilometres, lenderFor, usedPrice, type Rate } from './price'
import type { Random } from './random'
import { spentOnWords } from './text/spent'
import type { Voice } from './text/types'
import type { Yard } from './yards'

export interface Order {
  model: Model
  badge: Badge
  year: number
  car_type: 'new' | 'used' | 'demo'
  yard: Yard
  prefix: string
}
export interface House {
  random: Random
  identities: Identities
  voice: Voice
  /** Facts that are not in the feed but show in pictures and words, by stock number. */
  notes: Map<string, Note>
  /** Stock numbers of the first row a visitor sees, newest first. */
  row: readonly string[]
  /** Stock numbers of cars with a turntable or a panorama, where these are rendered for their look. */
  around: readonly string[]
  /** The place where its cars are pictured, a token of its theme. */
  ground: string
  /** Address of the sample history report, where the dealer shows them. */
  history?: string
  /** Share of used cars priced without government charges. */
  egcShare: number
  /** The lender's key and rate for a car, or null where the dealer shows no repayments. */
  finance: ((car: StockCar) => { provider: string; rate: Rate; disclaimer: string } | null) | null
}

const NOW = 2026.88
const INTERIORS = ['Black', 'Black', 'Black', 'Grey', 'Beige']

const date = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** Registration: none before delivery, a plate and a coming expiry when the price includes it. */
function registration({ random, identities }: House, { car_type, yard }: Order, priceType: string) {
  if (car_type === 'new') return { regplate: null, rego_expiry: null }
  const months = random.int(1, 11)
  const expiry = new Date(Date.UTC(2026, 10 + months, random.int(1, 28))).toISOString().slice(0, 10)
  return {
    regplate: identities.plate(yard.state),
    rego_expiry: priceType === 'drive_away' || random.chance(0.4) ? expiry : null,
  }
}

function money(house: House, { model, badge, car_type }: Order, age: number, km: number, electric: boolean) {
  const { random } = house
  if (car_type === 'new')
    return { price: badge[1] + random.pick([0, 0, 0, 675, 990]), price_type: 'drive_away' as const }
  if (car_type === 'demo')
    return {
      price: asked(random, badge[1] * (0.905 + random.next() * 0.05)),
      price_type: 'drive_away' as const,
    }
  const price = usedPrice(random, { listed: badge[1], make: model.make, body: model.body, age, km, electric })
  return { price, price_type: random.chance(house.egcShare) ? ('egc' as const) : ('drive_away' as const) }
}

function market(random: Random, price: number) {
  const average = Math.round((price * (0.955 + random.next() * 0.13)) / 10) * 10
  return {
    state_average_market_price: random.chance(0.9) ? average : null,
    average_market_price: Math.round((average * (0.985 + random.next() * 0.03)) / 10) * 10,
  }
}

/** Facts about a used car's price and past that shoppers can check. */
const checked = ({ random, history }: House, price: number) => ({
  autograb_data: market(random, price),
  file: random.chance(0.5) ? history : null,
})

export function buildCar(house: House, order: Order): StockCar {
  const { random } = house
  const {
    model,
    badge: [badge, , engineKey, level, seats],
    year,
    car_type,
    yard,
  } = order
  const engine = model.engines[engineKey]
  if (!engine) throw new Error(`${model.model} ${badge} has no engine ${engineKey}`)
  const month = year >= 2026 ? random.int(3, 9) : random.int(1, 12)
  const age = Math.max(0.15, NOW - year - (month - 0.5) / 12)
  const km =
    car_type === 'new'
      ? random.int(4, 38)
      : car_type === 'demo'
        ? random.int(780, 6_400)
        : kilometres(random, age, model.body)
  const { price, price_type } = money(house, order, age, km, engine.fuel === 'Electric')
  const paint = wishedPaint(random, model.shape)
  const title = `${year} ${model.make} ${model.model}`
  const oneOwner = age < 9 && random.chance(0.45)
  const seated = seats ?? model.seats
  const features = featuresOf(random, {
    model,
    engine,
    level,
    year,
    seats: seated,
    used: car_type === 'used',
  })
  const stocknum = house.identities.stocknum(order.prefix)
  house.notes.set(stocknum, { shape: model.shape, paint, tow: model.tow, oneOwner })
  const car: StockCar = {
    dealership_slug: yard.dealership_slug,
    stocknum,
    make: model.make,
    model: model.model,
    badge,
    series: model.series,
    year,
    km,
    price,
    price_type,
    car_type,
    status: 'in_stock',
    listed_days_ago: listed(random),
    tag:
      car_type === 'demo'
        ? 'Demo'
        : oneOwner && car_type === 'used' && random.chance(0.3)
          ? 'One owner'
          : null,
    vin: house.identities.vin(model.wmi, year),
    ...registration(house, order, price_type),
    build_date: date(month < 3 ? year - 1 : year, month < 3 ? month + 10 : month - 2),
    compliance_date: date(year, month),
    colour: colourName(paint),
    interior_colour: random.pick(INTERIORS),
    seats: seated,
    doors: model.doors,
    simple_body: model.body,
    ...engineFacts(engine),
    variant: variantFacts(model, engine),
    item_type: 'Car',
    categories: [
      model.body,
      ...(['Hybrid', 'Plug-in', 'Electric'].includes(engine.fuel) ? ['Hybrid and electric'] : []),
    ],
    carsales_title:
      `${title} ${badge} ${model.series} ${engine.gearbox.includes('Manual') ? 'Manual' : 'Auto'}`.replace(
        / Manual (.*) Manual$/,
        ' $1 Manual',
      ),
    has_nvic: car_type === 'used',
    features,
    standardEquipment: equipmentOf(random, features, model, engine),
    location_name: yard.location_name,
    city: yard.city,
    state: yard.state,
    location: yard.location,
    show_on_dealer_website: true,
  }
  random.skip(spentOnWords(house.voice, { car_type, body: model.body, tow: model.tow }))
  return withFinance(house, car_type === 'used' ? { ...car, ...checked(house, price) } : car)
}

/** A few days for most, months for some; one in eight is a new arrival. */
export function listed(random: Random): number {
  const days = random.chance(0.13) ? random.next() * 7 : 8.5 + -Math.log(1 - random.next() * 0.97) * 38
  return Math.round(days * 100) / 100
}

export function withFinance(house: House, car: StockCar): StockCar {
  const terms = house.finance && (car.price ?? 0) > 500 ? house.finance(car) : null
  if (!terms) return car
  const lender = lenderFor(car.price ?? 0, terms.rate, terms.disclaimer)
  return { ...car, weekly_price: lender.paymentWeek, finance_lenders: { [terms.provider]: lender } }
}
