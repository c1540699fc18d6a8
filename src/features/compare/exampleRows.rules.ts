import type { CompareGroup, CompareRow } from './compareCars.rules'
import { phrase } from '@/lib/words'

const PRICE: readonly string[] = [phrase('Price'), phrase('Price type')]
const MOST = 4

/** An example shows the price and the first facts that set the cars apart. A repayment needs its comparison rate, so it has none. */
export const exampleRows = ([money, ...others]: readonly CompareGroup[]): CompareRow[] => [
  ...(money?.rows.filter(({ label }) => PRICE.includes(label)) ?? []),
  ...others
    .flatMap(({ rows }) => rows)
    .filter(({ differs, values }) => differs && !values.includes(null))
    .slice(0, MOST),
]
