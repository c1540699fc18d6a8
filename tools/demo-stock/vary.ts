/** Unusual cars that every stock has: sold, coming, reserved, reduced, without a price, without photos. */
import type { StockCar } from './stockCar'
import type { House } from './car'
import { dress } from './dress'
import { withFigures } from './figures'
import { asked } from './price'
import type { Random } from './random'
import { rankOf } from './rank'
import { showcase } from './showcase'

export interface Shares {
  sold: number
  gone: number
  coming: number
  reserved: number
  reduced: number
  unpriced: number
  unphotographed: number
  hidden: number
}

type Change = (car: StockCar, random: Random) => StockCar
const repayment = { weekly_price: null, finance_lenders: null }

const CHANGES: Record<keyof Shares, Change> = {
  sold: (car, random) => ({
    ...car,
    status: 'sold',
    sold: true,
    sold_days_ago: Math.round((0.1 + random.next() * 2) * 100) / 100,
    listed_days_ago: Math.max(6, car.listed_days_ago),
  }),
  gone: (car, random) => ({
    ...car,
    status: 'sold',
    sold: true,
    sold_days_ago: random.int(5, 30),
    listed_days_ago: car.listed_days_ago + 35,
  }),
  coming: (car, random) => ({
    ...car,
    status: 'coming_soon',
    preorder: true,
    listed_days_ago: Math.round(random.next() * 600) / 100,
    tag: null,
  }),
  reserved: (car) => ({ ...car, reserved: true }),
  reduced: (car, random) => ({
    ...car,
    tag: 'Price drop',
    listed_days_ago: Math.max(21, car.listed_days_ago),
    before_price: Math.max(
      (car.price ?? 0) + 500,
      asked(random, (car.price ?? 0) * (1.03 + random.next() * 0.05)),
    ),
  }),
  unpriced: (car) => ({
    ...car,
    price: null,
    price_type: 'on_application',
    subscription_price: null,
    autograb_data: null,
    ...repayment,
  }),
  unphotographed: (car) => ({
    ...car,
    images: [],
    listed_days_ago: 3 + Number(car.stocknum.slice(-1)) / 3,
  }),
  hidden: (car) => ({ ...car, show_on_dealer_website: false }),
}
const ONLY: Partial<Record<keyof Shares, (car: StockCar) => boolean>> = {
  coming: (car) => car.car_type === 'new',
  reduced: (car) => car.car_type === 'used' && (car.price ?? 0) > 8_000,
  sold: (car) => car.car_type !== 'new',
  gone: (car) => car.car_type === 'used',
}

const isChange = (name: string): name is keyof Shares => name in CHANGES

const ranked = (car: StockCar): StockCar => ({ ...car, custom_rank: rankOf(car) })

/** Applies each change to its number of cars, never two to one car. */
export function vary(house: House, cars: StockCar[], shares: Shares): StockCar[] {
  const changed = new Map<StockCar, StockCar>()
  for (const [name, count] of Object.entries(shares)) {
    if (!isChange(name)) continue
    const fits = cars.filter((car) => !changed.has(car) && (ONLY[name]?.(car) ?? true))
    for (const car of house.random.shuffle(fits).slice(0, count))
      changed.set(car, CHANGES[name](car, house.random))
  }
  const varied = cars.map((car) => changed.get(car) ?? car)
  return dress(house, showcase(house.row, varied)).map((car) =>
    ranked(withFigures(car, house.notes.get(car.stocknum)?.tow ?? 0)),
  )
}

/** Certified: the site's own make, up to six years and 100,000 km, about two in three of those. */
export function certify(house: House, cars: StockCar[], make: string): StockCar[] {
  return cars.map((car) => {
    const fits = car.car_type === 'used' && car.make === make && car.year >= 2020 && (car.km ?? 0) < 100_000
    return { ...car, certified: fits && house.random.chance(0.65) }
  })
}
