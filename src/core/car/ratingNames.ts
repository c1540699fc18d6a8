import { phrase } from '@/lib/words'

/** How a price stands beside those of like cars. Apart from the rest of a rating: a list's form in the browser knows the names alone. */
export const RATINGS = ['great', 'fair', 'above'] as const
export type RatingName = (typeof RATINGS)[number]

export const RATING_WORDS: Readonly<Record<RatingName, string>> = {
  great: phrase('Great price'),
  fair: phrase('Fair price'),
  above: phrase('Higher price'),
}
