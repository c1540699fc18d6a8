import type { CarType } from '@/core/car/car'
import { LOAN_FIELDS, readDollars } from '@/core/money/readLoan'

export type Input = Record<string, string | string[] | undefined>

export const paramOf = (input: Input, name: string): string | null => {
  const [first] = [input[name] ?? []].flat()
  return first ?? null
}

const FIGURES: readonly string[] = Object.values(LOAN_FIELDS)

/** What the address says besides the figures of a loan, which the calculator writes itself. */
export const besidesFigures = (input: Input): [name: string, value: string][] =>
  Object.entries(input)
    .filter(([name]) => !FIGURES.includes(name))
    .flatMap(([name, values]) => [values ?? []].flat().map((value): [string, string] => [name, value]))

export interface FinanceQuery {
  car_id: string | null
  car_type: CarType | null
  preferredDealership: string | null
  budget: number | undefined
}

const TYPES: readonly CarType[] = ['new', 'used', 'demo']

/** `30000`, `$30,000` or `20000-30000`, of which the upper end counts. */
const budgetOf = (text: string | null): number | undefined => {
  const amount = readDollars(text?.split(/[-–:]/).at(-1) ?? '')
  return amount ? amount : undefined
}

export const readFinanceQuery = (input: Input): FinanceQuery => ({
  car_id: paramOf(input, 'car_id'),
  car_type: TYPES.find((type) => type === paramOf(input, 'car_type')?.toLowerCase()) ?? null,
  preferredDealership: paramOf(input, 'preferredDealership'),
  budget: budgetOf(paramOf(input, 'vehiclePriceBudget')),
})
