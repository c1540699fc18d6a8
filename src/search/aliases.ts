import { words } from './searchPrefix'

/** Shorter ones, and those with figures, are one letter away from each other: CX-30 and CX-60, CR-V and HR-V. */
const TOLERANT_LENGTH = 6

const asOneWord = (name: string) => {
  const parts = words(name)
  return parts.length > 1 ? [parts.join('')] : []
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** As one word without a figure: engines complete the last word, so that a 7 would answer `cx 7`. */
const seating = (seats: number | null | undefined) => {
  const number = NUMBERS[(seats ?? 0) - 2]
  return number ? [`${number}seater`] : []
}

/** `Apple CarPlay and Android Auto` is said as either. */
const equipment = (features: readonly string[]) =>
  features.flatMap((feature) => feature.split(/\s+and\s+/i)).map((name) => words(name).join(''))

const isTolerant = (name: string) => name.length >= TOLERANT_LENGTH && !/\p{N}/u.test(name)

interface Named {
  make: string
  model: string
  seats?: number | null
  features?: readonly string[] | null
}

/**
 * Words for a car that stand in none of its searchable fields, tolerant of typos: names of several words as one
 * (`lancruiser` is a Land Cruiser), its seats, so that `seven seater` finds them, and its features, each as one word
 * because their single words (front, power, heated) say nothing. Undefined when there is none.
 */
export const aliases = ({ make, model, seats, features }: Named): string | undefined => {
  const names = [...asOneWord(model), ...asOneWord(make), ...equipment(features ?? [])].filter(isTolerant)
  return [...new Set([...names, ...seating(seats)])].join(' ') || undefined
}
