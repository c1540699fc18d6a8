import { locations } from '@tenants/westside-motors/content/locations'
import { theme } from '@tenants/westside-motors/theme'
import { config } from '@tenants/westside-motors/config'
import type { StockCar } from '../stockCar'
import { buildCar, type House } from '../car'
import { ASIAN } from '../catalogue/asian'
import { TOYOTA } from '../catalogue/toyota'
import { WESTERN } from '../catalogue/western'
import { identities } from '../identities'
import { orders } from '../orders'
import { random as seeded } from '../random'
import { westside as voice } from '../text/westside'
import { vary } from '../vary'
import { yardOf } from '../yards'

/** [make, new, demo, used] */
const PLAN: [string, number, number, number][] = [
  ['Toyota', 0, 0, 86],
  ['Mazda', 0, 0, 72],
  ['Hyundai', 12, 13, 38],
  ['Kia', 14, 12, 32],
  ['Ford', 0, 0, 49],
  ['Mitsubishi', 0, 0, 43],
  ['Volkswagen', 0, 0, 36],
  ['Subaru', 0, 0, 33],
  ['Nissan', 0, 0, 31],
  ['Isuzu', 8, 4, 17],
  ['MG', 10, 9, 12],
  ['Tesla', 0, 0, 12],
  ['Honda', 0, 0, 12],
  ['Holden', 0, 0, 10],
  ['GWM', 6, 3, 3],
  ['Suzuki', 0, 0, 7],
  ['BMW', 0, 0, 5],
  ['Mercedes-Benz', 0, 0, 5],
  ['Audi', 0, 0, 4],
  ['BYD', 0, 0, 3],
  ['Skoda', 0, 0, 3],
  ['Volvo', 0, 0, 2],
  ['Jeep', 0, 0, 2],
  ['Land Rover', 0, 0, 1],
  ['LDV', 0, 0, 3],
  ['Mini', 0, 0, 2],
]
const YARDS = { footscray: 200, sunshine: 92, werribee: 112, geelong: 74, ballarat: 46, adelaide: 88 }
const PREFIXES: Record<string, string> = {
  'westside-footscray': 'FS',
  'westside-sunshine': 'SU',
  'westside-werribee': 'WB',
  'westside-geelong': 'GL',
  'westside-ballarat': 'BA',
  'westside-adelaide': 'AD',
}
const DEMO_OFFER = new Set(['Kia', 'Hyundai', 'MG'])

/** Dollars: the demo rate is lent on no more, without a deposit. */
const DEMO_LIMIT = 55_000
const [DEMO_RATE = config.finance, ELECTRIC_RATE = config.finance] = config.finance.specialRates

const rateOf = (car: StockCar) => {
  if (car.car_type === 'demo' && DEMO_OFFER.has(car.make) && (car.price ?? 0) <= DEMO_LIMIT) return DEMO_RATE
  return car.car_type === 'used' && car.simple_fuel === 'Electric' && car.year >= 2021
    ? ELECTRIC_RATE
    : config.finance
}
const finance: House['finance'] = (car) => ({
  provider: config.finance.provider,
  rate: rateOf(car),
  disclaimer: config.finance.disclaimer,
})

const ROW = [
  'SU-20592',
  'SU-20418',
  'FS-20681',
  'SU-20523',
  'GL-20439',
  'AD-20410',
  'AD-20481',
  'BA-20468',
  'FS-20627',
  'WB-20632',
]

export function westside(): StockCar[] {
  const random = seeded('westside-motors')
  const house: House = {
    random,
    identities: identities(random),
    voice,
    notes: new Map(),
    row: ROW,
    around: ['GL-20457'],
    history: '/media/assets/westside-motors/history-sample.pdf',
    ground: theme.tokens.ground,
    egcShare: 0.12,
    finance,
  }
  const all = Object.entries(YARDS).flatMap(([slug, weight]) =>
    Array.from({ length: weight }, () => yardOf(locations, slug)),
  )
  const newYards = all.filter(({ dealership_slug }) => dealership_slug !== 'westside-ballarat')
  const prefix = (yard: { dealership_slug: string }) => PREFIXES[yard.dealership_slug] ?? 'WM'
  const wanted = PLAN.flatMap(([make, fresh, demo, used]) => {
    const models = [...TOYOTA, ...ASIAN, ...WESTERN].filter(
      (model) => model.make === make && model.model !== 'Tundra',
    )
    return [
      ...orders(random, { models, count: fresh, car_type: 'new', yards: newYards, prefix }),
      ...orders(random, { models, count: demo, car_type: 'demo', yards: newYards, prefix }),
      ...orders(random, { models, count: used, car_type: 'used', yards: all, prefix }),
    ]
  })
  const cars = random
    .shuffle(wanted)
    .map((order) => ({ ...buildCar(house, order), payment_processors: ['card'] }))
  return vary(house, cars, {
    sold: 12,
    gone: 5,
    coming: 9,
    reserved: 16,
    reduced: 48,
    unpriced: 5,
    unphotographed: 9,
    hidden: 2,
  })
}
