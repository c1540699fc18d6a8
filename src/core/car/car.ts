import type { NamesWith, Value, Values } from './field'
import type { CarFields } from './fields'
import type { IMAGE, LENDER } from './parts'
import type { PriceRating } from './ratingSchema'

export type CarType = Value<CarFields['car_type']>
export type CarImage = Values<typeof IMAGE>
export type FinanceLender = Values<typeof LENDER>

/** Public facts of a car: whole dollars of the dealer’s country, epoch seconds, dates as yyyy-mm-dd. */
export type Car = Values<Pick<CarFields, NamesWith<CarFields, { public: true }>>> & {
  /** How its price stands beside like cars, where the dealer shows it. */
  price_rating?: PriceRating | null
}
