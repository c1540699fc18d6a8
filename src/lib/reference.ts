import { randomInt } from 'node:crypto'

/** Without letters that are easy to mishear or misread. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public reference, for example `L7KQ2M9XA`: 30^8 values, unique per tenant by index. */
export const newReference = (first: 'B' | 'L' | 'W'): string =>
  first + Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')
