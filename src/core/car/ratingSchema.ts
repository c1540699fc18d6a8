import { z } from 'zod'
import { RATINGS } from './ratingNames'

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
