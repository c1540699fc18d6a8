/** What is noted of a car's price beside those of like cars, and when it may be shown. Decision 0155. */
import { isAvailable } from './availability'
import type { Car } from './car'
import { hasPrice } from './price'
import type { RatingName } from './ratingNames'
import type { PriceRating } from './ratingSchema'

/** Fewer like cars are no market. */
export const ENOUGH = 4
/** A sale counts so long. */
export const SOLD_DAYS = 90
export const YEARS_APART = { used: 2, demo: 1, new: 1 } as const
/** Per cent: a price so far below is great, one further above is above. */
export const NEAR = 5

/** The lower of the two: a price is great only if it is so beside both. Null where there is neither. */
export const comparedWith = ({ middle, guide }: Pick<PriceRating, 'middle' | 'guide'>): number | null =>
  middle === null ? guide : Math.min(middle, guide ?? middle)

export interface Standing {
  is: RatingName
  against: number
}

export function standingOf(price: number, compared: number): Standing {
  const against = Math.round(((price - compared) / compared) * 1000) / 10
  return { is: against <= -NEAR ? 'great' : against > NEAR ? 'above' : 'fair', against }
}

type Rated = Pick<Car, 'price' | 'price_type' | 'status' | 'sold'> & {
  price_waits?: unknown
  price_rating?: PriceRating | null | undefined
}

/** Null while a price waits for a person, for a price that the rating was not made for, and for a car that is not for sale. */
export function shownRating(car: Rated): PriceRating | null {
  const { price_rating: rating, price_waits: waits } = car
  if (!rating || waits || !hasPrice(car) || !isAvailable(car)) return null
  return rating.price === car.price && rating.type === (car.price_type ?? null) ? rating : null
}
