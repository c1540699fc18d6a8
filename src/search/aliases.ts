import { words } from './searchPrefix'

/** Shorter names, and names with digits, differ by one letter only: CX-30 and CX-60, CR-V and HR-V. */
const TOLERANT_LENGTH = 6

const asOneWord = (name: string) => {
  const parts = words(name)
  return parts.length > 1 ? [parts.join('')] : []
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** One word without a digit: engines complete the last word, so `7` would match `cx 7`. */
const seating = (seats: number | null | undefined) => {
  const number = NUMBERS[(seats ?? 0) - 2]
  return number ? [`${number}seater`] : []
}

const equipment = (features: readonly string[]) =>
  features.flatMap((feature) => feature.split(/\s+and\s+/i)).map((name) => words(name).join(''))

const isTolerant = (name: string) => name.length >= TOLERANT_LENGTH && !/\p{N}/u.test(name)

interface Named {
  make: string
  model: string
  seats?: number | null
  features?: readonly string[] | null
}

/** Extra words for a car, tolerant of typos: `lancruiser`, `sevenseater`, features as one word. */
export const aliases = ({ make, model, seats, features }: Named): string | undefined => {
  const names = [...asOneWord(model), ...asOneWord(make), ...equipment(features ?? [])].filter(isTolerant)
  return [...new Set([...names, ...seating(seats)])].join(' ') || undefined
}
