import { NUMS, type Sort } from '../types'
import type { CarTable } from './carTable'

export type Compare = (a: number, b: number) => number
/** Smaller comes first. */
export type SortKey = (ord: number) => number

/** A missing value is last in both directions. */
export function sortKey(table: CarTable, sort: Sort): SortKey {
  const num = NUMS.find((field) => sort === `${field}:asc` || sort === `${field}:desc`)
  if (!num) throw new RangeError(`${sort} is not a sort`)
  const column = table.num(num)
  const sign = sort.endsWith(':asc') ? 1 : -1
  return (ord) => {
    const value = column.at(ord)
    return Number.isNaN(value) ? Infinity : sign * value
  }
}

const byKey = (key: SortKey): Compare => (a, b) => {
  const left = key(a)
  const right = key(b)
  return left < right ? -1 : left > right ? 1 : 0
}

/** The order of equal cars: the dealer's own ranking, then the id, so that no order is left to chance. */
export function tieBreak(table: CarTable): Compare {
  const byRank = byKey(sortKey(table, 'custom_rank:desc'))
  const { ids } = table
  return (a, b) => byRank(a, b) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1)
}

export function comparator(keys: readonly SortKey[], last: Compare): Compare {
  const [first, ...rest] = keys.map(byKey)
  if (!first) return last
  if (rest.length === 0) return (a, b) => first(a, b) || last(a, b)
  const all = [first, ...rest, last]
  return (a, b) => {
    for (const compare of all) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

/** Puts the k smallest of items[low..high) in front, unordered (quickselect, median of three). */
function select(items: Uint32Array, k: number, compare: Compare, low: number, high: number): void {
  while (high - low > 12 && k > low && k < high) {
    const pivot = medianOfThree(items[low] ?? 0, items[(low + high) >> 1] ?? 0, items[high - 1] ?? 0, compare)
    let i = low
    let j = high - 1
    while (i <= j) {
      while (compare(items[i] ?? 0, pivot) < 0) i++
      while (compare(items[j] ?? 0, pivot) > 0) j--
      if (i > j) break
      const swap = items[i] ?? 0
      items[i++] = items[j] ?? 0
      items[j--] = swap
    }
    if (k <= j) high = j + 1
    else if (k >= i) low = i
    else return
  }
  items.subarray(low, high).sort(compare)
}

function medianOfThree(a: number, b: number, c: number, compare: Compare): number {
  if (compare(a, b) > 0) [a, b] = [b, a]
  if (compare(b, c) > 0) return compare(a, c) > 0 ? a : c
  return b
}

/** The cars from..to (exclusive) in order, without sorting the others. */
export function slice(ords: Uint32Array, compare: Compare, from: number, to: number): Uint32Array {
  const end = Math.min(to, ords.length)
  if (from >= end) return new Uint32Array(0)
  const items = ords.slice()
  if (from > 0) select(items, from, compare, 0, items.length)
  if (end < items.length) select(items, end, compare, from, items.length)
  return items.subarray(from, end).sort(compare)
}
