/** Cars side by side (V20). */
import type { Car } from './car'
import { priceOf, type PriceConfig } from './price'
import { allSpecs } from './specs'

export const COMPARE_LIMIT = 4

export interface CompareRow {
  label: string
  /** One value per car, in the cars' order; null where a car says nothing. */
  values: (string | null)[]
  differs: boolean
}

const priceText = (car: Car, config: PriceConfig): string => {
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  return view.kind === 'subscription' ? `${view.price.text} ${view.suffix}` : view.price.text
}

/** Every fact that at least one of the cars states, price first. At most four cars are compared. */
export const compareCars = (cars: readonly Car[], config: PriceConfig, now: Date): CompareRow[] => {
  const chosen = cars.slice(0, COMPARE_LIMIT)
  const tables = chosen.map((car) => new Map([
    ['Price', priceText(car, config)],
    ['Year', String(car.year)],
    ...allSpecs(car, now).map(({ label, value }): [string, string] => [label, value]),
  ]))
  const labels = new Set(tables.flatMap((table) => [...table.keys()]))
  return [...labels].map((label) => {
    const values = tables.map((table) => table.get(label) ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
