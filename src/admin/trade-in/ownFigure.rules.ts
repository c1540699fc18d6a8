import { z } from 'zod'
import { recordOf } from '@/access/ids'

/** The figure of a person, for a car that no guide could value. */

const LEAST = 100
const MOST = 10_000_000
const WORDS = 'Write both figures in whole dollars, from $100 up.'
const dollars = z.number({ error: WORDS }).int(WORDS).min(LEAST, WORDS).max(MOST, WORDS)

export const ownFigureSchema = z
  .object({ low: dollars, high: dollars }, { error: WORDS })
  .refine(({ low, high }) => low <= high, 'The first figure is the lower one: turn the two round.')

interface Known {
  offer_low?: unknown
  result?: unknown
}

export const isOwnFigure = ({ result }: Known): boolean => recordOf(result).own === true

/** A range that the guide gave was shown to the shopper as the guide's: nobody writes over it. */
export const takesFigure = (known: Known): boolean =>
  !known.offer_low || Boolean(recordOf(known.result).reason) || isOwnFigure(known)
