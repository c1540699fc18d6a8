/** One caravan or camper trailer: weights and lengths instead of engine and kilometres. */
import type { StockCar } from './stockCar'
import { listed, type House } from './car'
import { bodyWidth, type Van } from './catalogue/caravans'
import { colourName, PAINTS } from './pictures'
import { asked } from './price'
import { spentOnWords } from './text/spent'
import type { Yard } from './yards'

export interface VanOrder {
  van: Van
  layout: Van['layouts'][number]
  year: number
  car_type: 'new' | 'used'
  yard: Yard
  prefix: string
}

const COMMON = [
  'Air conditioning',
  'Roll-out awning',
  'Gas cooktop',
  'Compressor fridge',
  'Reverse camera',
  'Solar panel',
  'LED lighting',
  'Hot water service',
  'Entertainment system',
]
const STANDARD = [
  'Smoke alarm',
  'Fire extinguisher',
  'Two gas bottles',
  'Tare and aggregate mass plate',
  'Electric brakes',
  'Breakaway system',
  'Full-size spare wheel',
  'Tunnel boot',
  'Water filter',
  'Outside shower',
  'Fly screen door',
  'Block-out blinds',
  '12 V sockets',
  '240 V sockets',
  'Range hood',
  'Wind-down legs',
]
/** A caravan loses about a twentieth of its value a year: cheap ones always find a buyer. */
const HOLD = 0.945
const WEEKS = 239

const NOW = 2026.88

export function buildVan(house: House, { van, layout, year, car_type, yard, prefix }: VanOrder): StockCar {
  const { random } = house
  const [badge, listPrice, sleeps, body_length, tare_weight, aggregate_trailer_mass] = layout
  const age = car_type === 'new' ? 0 : Math.max(0.4, NOW - year)
  const price =
    car_type === 'new'
      ? listPrice
      : asked(random, listPrice * 0.95 * HOLD ** age * (0.97 + random.next() * 0.06))
  const title = `${year} ${van.make} ${van.model}`
  const oneOwner = random.chance(0.5)
  const features = [...new Set([...random.some(COMMON, random.int(6, 9)), ...van.extras])]
  const stocknum = house.identities.stocknum(prefix)
  const paint = PAINTS[van.shape][0]
  house.notes.set(stocknum, { shape: van.shape, paint, tow: 0, oneOwner })
  const built: StockCar = {
    dealership_slug: yard.dealership_slug,
    stocknum,
    make: van.make,
    model: van.model,
    badge,
    series: null,
    year,
    km: null,
    price,
    price_type: 'drive_away',
    subscription_price: age <= 8 ? Math.floor(price / WEEKS / 10) * 10 + 9 : null,
    car_type,
    status: 'in_stock',
    listed_days_ago: listed(random),
    tag: oneOwner && car_type === 'used' && random.chance(0.3) ? 'One owner' : null,
    vin: house.identities.vin(van.wmi, year),
    regplate: car_type === 'new' ? null : house.identities.plate(yard.state, true),
    rego_expiry:
      car_type === 'new'
        ? null
        : new Date(Date.UTC(2026, 10 + random.int(1, 11), random.int(1, 28))).toISOString().slice(0, 10),
    build_date: `${year}-${String(random.int(1, year === 2026 ? 8 : 12)).padStart(2, '0')}-01`,
    compliance_date: null,
    colour: colourName(paint),
    interior_colour: random.pick(['Timber', 'White', 'Grey']),
    simple_body: van.kind,
    item_type: van.kind,
    categories: van.categories,
    specifications: {
      body_width: bodyWidth(van.shape),
      body_length,
      tare_weight,
      axle_type: van.axle,
      sleeps,
      aggregate_trailer_mass,
    },
    carsales_title: `${title} ${badge}`,
    features,
    standardEquipment: [...features, ...random.some(STANDARD, random.int(10, 14))],
    location_name: yard.location_name,
    city: yard.city,
    state: yard.state,
    location: yard.location,
    show_on_dealer_website: true,
  }
  random.skip(spentOnWords(house.voice, { car_type, body: van.kind, tow: 0 }))
  return built
}
