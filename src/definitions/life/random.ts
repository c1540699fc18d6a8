import { createHash } from 'node:crypto'
import { REFERENCE_LETTERS } from '@/lib/secrets'

export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(all: readonly T[]): T
  /** `L7KQ2M9XA` */
  reference(first: string): string
  /** `0` becomes a figure, `A` a letter. */
  plate(form: string): string
}

/** The same seed gives the same numbers (mulberry32). */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readInt32LE()
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const letter = (): string => REFERENCE_LETTERS.charAt(between(8, REFERENCE_LETTERS.length - 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick(all) {
      const found = all[between(0, all.length - 1)]
      if (found === undefined) throw new Error('There is nothing to choose from')
      return found
    },
    reference: (first) =>
      first +
      Array.from({ length: 8 }, () =>
        REFERENCE_LETTERS.charAt(between(0, REFERENCE_LETTERS.length - 1)),
      ).join(''),
    plate: (form) => form.replace(/[0A]/g, (sign) => (sign === '0' ? String(between(0, 9)) : letter())),
  }
}
