/** When two rows may be one car: a chassis number that is one, and that no yard writes for "unknown". */
import { z } from 'zod'

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
  const vin = typeof text === 'string' ? text.trim().toUpperCase() : ''
  if (!VIN.test(vin) || new Set(vin).size < FEWEST_SIGNS) return null
  return SAMPLES.some((sample) => vin.includes(sample)) ? null : vin
}

/** As it may be stored. */
export const vinSpellings = (vin: string): string[] => [vin, vin.toLowerCase()]

interface Candidate {
  status: string | null
}

/**
 * The row that a car goes on with, when it comes as a new one: the only one off the site with its number, while none is on show.
 * `leaves`: rows that the same feed takes off.
 */
export function heirOf<T extends Candidate>(known: readonly T[], leaves: (row: T) => boolean): T | null {
  const isOff = (row: T) => row.status === 'withdrawn' || leaves(row)
  const off = known.filter(isOff)
  const others = known.filter((row) => !isOff(row) && row.status !== 'sold')
  return others.length === 0 && off.length === 1 ? (off[0] ?? null) : null
}
