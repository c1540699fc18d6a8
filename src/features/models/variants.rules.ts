import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'
import type { ModelView } from '@/core/dealer/views'
import { phrase } from '@/lib/words'
import { fuelUse, type Line, onAll, span, type StockCar, unit, wordsText } from './keyNumbers.rules'
import { newFrom } from './models.rules'

export interface VariantView {
  name: string
  count: number
  /** None when all are on request. */
  prices: LowestPrice[]
  facts: Line[]
  /** Equipment that all cars of the variant have and no cheaper variant has. */
  plus: string[]
}

const MAX_VARIANTS = 6
const PLUS = 5

const group = (cars: readonly StockCar[]): Map<string, StockCar[]> => {
  const groups = new Map<string, StockCar[]>()
  for (const car of cars) if (car.badge) groups.set(car.badge, [...(groups.get(car.badge) ?? []), car])
  return groups
}

const cheapest = (cars: readonly StockCar[]): StockCar | null =>
  cars
    .filter(({ price }) => price != null && price > MINIMUM_SHOWN_PRICE)
    .reduce<StockCar | null>(
      (best, car) => ((best?.price ?? Infinity) <= (car.price ?? 0) ? best : car),
      null,
    )

/** To order from the maker, or of one that stands here. */
type PriceOf = 'order' | StockCar['car_type']

export interface LowestPrice {
  amount: number
  price_type: StockCar['price_type']
  of: PriceOf
}

const FROM: Readonly<Record<PriceOf, string>> = {
  order: phrase('To order from'),
  new: phrase('New from'),
  demo: phrase('Demonstrator from'),
  used: phrase('Used from'),
}

export const fromWords = ({ of }: Pick<LowestPrice, 'of'>): string => FROM[of]

/** In dollars: to order, drive away. */
const toOrder = (amount: number): LowestPrice => ({ amount, price_type: 'drive_away', of: 'order' })

/**
 * What a model or a grade costs at least, each price with what it buys: a new one, here or to order, then a demonstrator and a used one
 * where these cost less. `ordered` is what the maker asks. So no price says more than the cars beside it.
 */
export const lowestPrices = (cars: readonly StockCar[], ordered: number | null = null): LowestPrice[] => {
  const here = (['new', 'demo', 'used'] as const).flatMap((of): LowestPrice[] => {
    const car = cheapest(cars.filter(({ car_type }) => car_type === of))
    return car?.price ? [{ amount: car.price, price_type: car.price_type, of }] : []
  })
  const fresh = here.find(({ of }) => of === 'new')
  const isOrdered = ordered !== null && (!fresh || ordered < fresh.amount)
  const all = isOrdered ? [toOrder(ordered), ...here.filter((one) => one !== fresh)] : here
  return all.filter(({ amount }, index) => all.slice(0, index).every((before) => amount < before.amount))
}

/** Of a model; used cars are no measure. */
export const modelPrices = (
  model: Pick<ModelView, 'status' | 'from_price'>,
  cars: readonly StockCar[],
): LowestPrice[] =>
  lowestPrices(
    cars.filter(({ car_type }) => car_type !== 'used'),
    newFrom(model),
  )

const variantLines = (cars: readonly StockCar[]): Line[] =>
  [
    [phrase('Drive'), wordsText(cars.map(({ drive }) => drive))] as const,
    [phrase('Transmission'), wordsText(cars.map(({ simple_transmission }) => simple_transmission))] as const,
    [phrase('Fuel'), wordsText(cars.map(({ simple_fuel }) => simple_fuel))] as const,
    [phrase('Fuel use, combined'), fuelUse(cars)] as const,
    [phrase('Seats'), span(cars, ({ seats }) => seats, String)] as const,
    [phrase('Braked towing'), span(cars, ({ variant }) => variant?.braked_towing, unit('kg'))] as const,
  ].flatMap(([label, value]): Line[] => (value === null ? [] : [[label, value]]))

/** By price; variants without a price come last. */
export const modelVariants = (cars: readonly StockCar[]): VariantView[] => {
  const sorted = [...group(cars)]
    .map(([name, members]) => ({ name, members, prices: lowestPrices(members) }))
    .sort((a, b) => (a.prices[0]?.amount ?? Infinity) - (b.prices[0]?.amount ?? Infinity))
    .slice(0, MAX_VARIANTS)
  return sorted.map(({ name, members, prices }, index) => {
    const cheaper = new Set(
      sorted.slice(0, index).flatMap((one) => one.members.flatMap((car) => car.standardEquipment ?? [])),
    )
    return {
      name,
      count: members.length,
      prices,
      facts: variantLines(members),
      plus: onAll(members)
        .filter((item) => !cheaper.has(item))
        .slice(0, PLUS),
    }
  })
}
