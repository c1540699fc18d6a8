/** What is noted of a car's price beside those of like cars, and when it may be shown. Decision 0155. */
import { z } from 'zod'
import { isAvailable } from './availability'
import type { Car } from './car'
import { hasPrice } from './price'
import { RATINGS, type RatingName } from './ratingNames'

const dollars = z.number().nullable()

export const priceRatingSchema = z.object({
  /** For which price and type of price it was made: at another it says nothing. */
  price: dollars,
  type: z.string().nullable(),
  /** Null: not enough to say. */
  is: z.enum(RATINGS).nullable(),
  /** Per cent above what it is compared with; below zero for less. */
  against: z.number().nullable(),
  /** The middle of the like cars, and the half of them around it, at this car's year and kilometres. */
  middle: dollars,
  low: dollars,
  high: dollars,
  count: z.number(),
  /** Of these: sold lately, and at other dealers. */
  sold: z.number(),
  others: z.number(),
  /** Ids of the dealer's own like cars that are for sale. */
  own: z.array(z.string()),
  /** What the price guide says of this very car. */
  guide: dollars,
  /** Typical days to the sale of like cars that were sold lately. */
  days: z.number().nullable(),
})
export type PriceRating = z.output<typeof priceRatingSchema>

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
