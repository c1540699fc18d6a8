/** When two rows may be one car: a chassis number that is one, and that no yard writes for "unknown". */
import { z } from 'zod'
import { DAY_S } from '@/lib/time'

export const sameVinSchema = z.object({
  /** Ids of cars that staff said are others. */
  others: z.array(z.string()).optional(),
  /** The car that this one is, by their word: it is off the site for that. */
  is: z.string().optional(),
  /** Epoch ms of that word. */
  at: z.number().optional(),
})
export type SameVin = z.output<typeof sameVinSchema>

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
/** `11111111111111111`, `ABCABCABC…` and the like stand for nothing; a real number has more letters and digits. */
const FEWEST_SIGNS = 6
/** Written by hand along the keyboard, or in the manuals of suppliers. */
const SAMPLES = ['1234567890', '0123456789', 'ABCDEFGH', 'XXXX', '00000000']

/** In capitals; null for what is no number of one car. */
export function vinOf(text: unknown): string | null {
  const vin = typeof text === 'string' ? text.replace(/[\s.-]+/g, '').toUpperCase() : ''
  if (!VIN.test(vin) || new Set(vin).size < FEWEST_SIGNS) return null
  return SAMPLES.some((sample) => vin.includes(sample)) ? null : vin
}

/** As it may be stored. */
export const vinSpellings = (vin: string): string[] => [vin, vin.toLowerCase()]

interface Candidate {
  status: string | null
  sold?: boolean | null | undefined
  /** Epoch seconds of its last change. */
  updated_at?: number | null | undefined
}

/** A car that was sold, or that left this long ago, comes back as another offer: with its own photos and price history. */
const FORGOTTEN_S = 180 * DAY_S

export interface HeirRules<T> {
  /** The same feed takes it off. */
  leaves: (row: T) => boolean
  /** The same message names its own stock number: it comes back by itself. */
  comes: (row: T) => boolean
  /** Epoch seconds. */
  now: number
}

/** The row that a car goes on with, when it comes as a new one: the only one off the site with its number, while none is on show. */
export function heirOf<T extends Candidate>(
  known: readonly T[],
  { leaves, comes, now }: HeirRules<T>,
): T | null {
  const wasSold = ({ status, sold }: T) => status === 'sold' || sold === true
  const isOff = (row: T) => !comes(row) && (row.status === 'withdrawn' || leaves(row))
  const off = known.filter((row) => isOff(row) && !wasSold(row))
  const others = known.filter((row) => !isOff(row) && !wasSold(row))
  const [heir] = off
  const isOld = heir?.status === 'withdrawn' && (heir.updated_at ?? now) < now - FORGOTTEN_S
  return others.length === 0 && off.length === 1 && heir && !isOld ? heir : null
}
