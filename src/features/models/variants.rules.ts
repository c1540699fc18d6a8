import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'
import type { ModelView } from '@/core/dealer/views'
import { phrase } from '@/lib/words'
import { fuelUse, type Line, onAll, span, type StockCar, unit, wordsText } from './keyNumbers.rules'
import { newFrom } from './models.rules'

export interface VariantView {
  name: string
  count: number
  /** The lowest shown price with its type; null when all are on request. */
  from: Pick<StockCar, 'price' | 'price_type'> | null
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

export interface Lowest {
  amount: number
  price_type: StockCar['price_type']
  inStock: boolean
}

/** What the model costs at least, and where: to order, or one that stands here. Used cars are no measure. */
export const lowestOf = (
  model: Pick<ModelView, 'status' | 'from_price'>,
  cars: readonly StockCar[],
): Lowest | null => {
  const ordered = newFrom(model)
  const here = cheapest(cars.filter(({ car_type }) => car_type !== 'used'))
  if (here?.price && (ordered === null || here.price < ordered))
    return { amount: here.price, price_type: here.price_type, inStock: true }
  return ordered === null ? null : { amount: ordered, price_type: 'drive_away', inStock: false }
}

export const fromWords = ({ inStock }: Pick<Lowest, 'inStock'>): string =>
  inStock ? phrase('In stock from') : phrase('New from')

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
    .map(([name, members]) => ({ name, members, from: cheapest(members) }))
    .sort((a, b) => (a.from?.price ?? Infinity) - (b.from?.price ?? Infinity))
    .slice(0, MAX_VARIANTS)
  return sorted.map(({ name, members, from }, index) => {
    const cheaper = new Set(
      sorted.slice(0, index).flatMap((one) => one.members.flatMap((car) => car.standardEquipment ?? [])),
    )
    return {
      name,
      count: members.length,
      from: from && { price: from.price, price_type: from.price_type },
      facts: variantLines(members),
      plus: onAll(members)
        .filter((item) => !cheaper.has(item))
        .slice(0, PLUS),
    }
  })
}
