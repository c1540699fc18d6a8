import { words } from './searchPrefix'

/** Shorter ones, and those with figures, are one letter away from each other: CX-30 and CX-60, CR-V and HR-V. */
const TOLERANT_LENGTH = 6

const asOneWord = (name: string) => {
  const parts = words(name)
  const joined = parts.join('')
  return parts.length > 1 && joined.length >= TOLERANT_LENGTH && !/\p{N}/u.test(joined) ? [joined] : []
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** As one word without a figure: engines complete the last word, so that a 7 would answer `cx 7`. */
const seating = (seats: number | null | undefined) => {
  const number = NUMBERS[(seats ?? 0) - 2]
  return number ? [`${number}seater`] : []
}

/**
 * Words for a car that stand in none of its fields, tolerant of typos: names of several words as one (`lancruiser` is a
 * Land Cruiser), and its seats, so that `seven seater` finds them. Undefined when there is none.
 */
export const aliases = (car: { make: string; model: string; seats?: number | null }): string | undefined =>
  [...asOneWord(car.model), ...asOneWord(car.make), ...seating(car.seats)].join(' ') || undefined
