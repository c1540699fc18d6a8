/** What a visitor meets first: the newest arrivals are a varied row of photographed cars that can be bought today. */
import type { StockCar } from '@/definitions/definition'
import type { Random } from './random'

const ROW = 10
const DAYS_APART = 0.22
const CLEAR_DAYS = ROW * DAYS_APART + 0.1

const fits = (car: StockCar): boolean =>
  car.status === 'in_stock' &&
  !car.reserved &&
  !car.before_price &&
  (car.price ?? 0) > 0 &&
  (car.images?.length ?? 0) > 0 &&
  car.year >= 2019 &&
  car.show_on_dealer_website === true

const bodyIn = (car: StockCar): string =>
  /demo\/([a-z0-9_]+-\d-[a-z]+)-/.exec(car.primary_image_url ?? '')?.[1] ?? ''

/** A dealer of one make shows that make first. */
function ownMake(cars: StockCar[]): StockCar[] {
  const main = cars
    .map(({ make }) => make)
    .find((make) => cars.filter((car) => car.make === make).length > cars.length * 0.7)
  return main ? cars.filter(({ make }) => make === main) : cars
}

/** Cars with more views of themselves first, then no picture and no model twice. */
function choose(random: Random, cars: StockCar[]): StockCar[] {
  const seen = new Set<string>()
  const pool = random
    .shuffle(ownMake(cars).filter(fits))
    .sort((a, b) => (b.images?.length ?? 0) - (a.images?.length ?? 0))
  return pool
    .filter((car) => {
      const marks = [bodyIn(car), `${car.make} ${car.model}`, `${car.make} ${car.simple_body}`]
      if (marks.some((mark) => seen.has(mark))) return false
      for (const mark of marks) seen.add(mark)
      return true
    })
    .slice(0, ROW)
}

/** Caravans and cars in turn, where a yard has both. */
function inTurn(row: StockCar[]): StockCar[] {
  const vans = row.filter(({ specifications }) => specifications)
  const others = row.filter(({ specifications }) => !specifications)
  return row.flatMap((_car, place) => [vans[place], others[place]].filter((car) => car !== undefined))
}

export function showcase(random: Random, cars: StockCar[]): StockCar[] {
  const row = new Map(
    inTurn(random.shuffle(choose(random, cars))).map((car, place) => [
      car,
      Math.round((0.08 + place * DAYS_APART) * 100) / 100,
    ]),
  )
  return cars.map((car) => {
    const listed_days_ago =
      row.get(car) ??
      (car.listed_days_ago < CLEAR_DAYS ? car.listed_days_ago + CLEAR_DAYS : car.listed_days_ago)
    return { ...car, listed_days_ago: Math.round(listed_days_ago * 100) / 100 }
  })
}
