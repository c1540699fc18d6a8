import { readAmount } from './amount'
import { LOAN_MONTHS } from './loanTerms'
import type { LoanValues } from './calculator'

export const LOAN_FIELDS = {
  price: 'price',
  deposit: 'deposit',
  tradeIn: 'trade_in',
  months: 'term',
  balloon: 'balloon',
  rate: 'rate',
} as const

export const BALLOON_CHOICES = [0, 10, 20, 30] as const
export const MAX_LOAN_RATE = 30
const MAX_AMOUNT = 999_999

/** Null for text that is no amount of whole dollars. An empty box is none. */
export const readDollars = (text: string): number | null => {
  const amount = readAmount(text)
  return amount === null ? null : Math.min(amount ?? 0, MAX_AMOUNT)
}

/** `7.65%` or `7.65`; null for text that is no rate or more than the highest. */
export const readRate = (text: string): number | null => {
  const [, digits] = /^\s*(\d{1,2}(?:\.\d{0,2})?)\s*%?\s*$/.exec(text) ?? []
  return digits !== undefined && Number(digits) <= MAX_LOAN_RATE ? Number(digits) : null
}

const oneOf = (choices: readonly number[], text: string): number | null =>
  choices.find((choice) => String(choice) === text) ?? null

/** What is absent or cannot be read stays as in `start`. */
export const readLoan = (get: (name: string) => string | null | undefined, start: LoanValues): LoanValues => {
  const read = (name: keyof LoanValues, parse: (text: string) => number | null): number => {
    const text = get(LOAN_FIELDS[name])
    return (text == null ? null : parse(text)) ?? start[name]
  }
  const price = read('price', readDollars)
  return {
    price,
    deposit: Math.min(price, read('deposit', readDollars)),
    tradeIn: Math.min(price, read('tradeIn', readDollars)),
    months: read('months', (text) => oneOf(LOAN_MONTHS, text)),
    balloon: read('balloon', (text) => oneOf([...BALLOON_CHOICES, start.balloon], text)),
    rate: read('rate', readRate),
  }
}
