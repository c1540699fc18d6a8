import { stocknumOf } from '@/stock/coerce'
import type { ItemResult } from '@/stock/results'
import type { FileCar } from './toCars'

export interface Repeat {
  stocknum: string
  lines: number[]
}

export function repeatsOf(cars: readonly FileCar[]): Repeat[] {
  const lines = new Map<string, number[]>()
  for (const { item, line } of cars) {
    const stocknum = stocknumOf(item)
    if (stocknum) lines.set(stocknum, [...(lines.get(stocknum) ?? []), line])
  }
  return [...lines].flatMap(([stocknum, of]) => (of.length > 1 ? [{ stocknum, lines: of }] : []))
}

/** A push applies each line in turn, so the last good line of a car stays. */
export function overwritten(results: readonly ItemResult[]): Set<number> {
  const good = results.filter(({ result }) => result !== 'failed')
  const last = new Map(good.map(({ stocknum, index }) => [stocknum, index]))
  return new Set(good.flatMap(({ stocknum, index }) => (last.get(stocknum) === index ? [] : [index])))
}
