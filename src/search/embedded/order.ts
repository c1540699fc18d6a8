import { NUMS, type Sort } from '@/search/types'
import type { CarTable } from './carTable'

export type Compare = (a: number, b: number) => number
export type SortKey = (ord: number) => number

export interface Order {
  first: SortKey
  then: Compare
}

/** A missing value sorts last in both directions. */
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

/** The requested sorts, then the dealer's own ranking, then the id: the order is always the same. */
export function orderBy(table: CarTable, sorts: readonly SortKey[]): Order {
  const [first, ...rest] = [...sorts, sortKey(table, 'custom_rank:desc')]
  const { ids } = table
  return { first: first ?? (() => 0), then: byKeys(rest, ids) }
}

export const tieBreak = (table: CarTable): Compare => byKeys([sortKey(table, 'custom_rank:desc')], table.ids)

const byKeys =
  (keys: readonly SortKey[], ids: readonly string[]): Compare =>
  (a, b) => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)]
      if (left !== right) return left < right ? -1 : 1
    }
    return (ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1
  }

export const slice = (ords: Uint32Array, { first, then }: Order, from: number, to: number): Uint32Array =>
  sliceByKeys(ords, from < to ? keysOf(ords, first) : new Float64Array(0), then, from, to)

export function sliceByKeys(
  ords: Uint32Array,
  keys: Float64Array,
  then: Compare,
  from: number,
  to: number,
): Uint32Array {
  const end = Math.min(to, ords.length)
  if (from >= end) return new Uint32Array(0)
  const at = end <= FEW ? first(ords, keys, then, end) : upTo(ords, keys, then, from, end)
  return at.subarray(from, end).map((i) => ords[i] ?? 0)
}

/** A plain loop: `Float64Array.from` uses an iterator and is twenty times slower. */
export function keysOf(ords: Uint32Array, key: SortKey): Float64Array {
  const keys = new Float64Array(ords.length)
  for (let i = 0; i < ords.length; i++) keys[i] = key(ords[i] ?? 0)
  return keys
}

const FEW = 256

function first(ords: Uint32Array, keys: Float64Array, then: Compare, count: number): Uint32Array {
  const best = new Uint32Array(count)
  let filled = 0
  let worst = Infinity
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0
    if (
      filled === count &&
      (key > worst || (key === worst && then(ords[i] ?? 0, ords[best[count - 1] ?? 0] ?? 0) > 0))
    )
      continue
    let at = filled < count ? filled++ : count - 1
    for (; at > 0; at--) {
      const before = best[at - 1] ?? 0
      const other = keys[before] ?? 0
      if (other < key || (other === key && then(ords[before] ?? 0, ords[i] ?? 0) < 0)) break
      best[at] = before
    }
    best[at] = i
    worst = keys[best[filled - 1] ?? 0] ?? 0
  }
  return best
}

function upTo(ords: Uint32Array, keys: Float64Array, then: Compare, from: number, end: number): Uint32Array {
  const items = new Uint32Array(ords.length)
  for (let i = 0; i < items.length; i++) items[i] = i
  const compare: Compare = (a, b) => {
    const [left, right] = [keys[a] ?? 0, keys[b] ?? 0]
    return left < right ? -1 : left > right ? 1 : a === b ? 0 : then(ords[a] ?? 0, ords[b] ?? 0)
  }
  if (from > 0) select(items, from, compare, 0)
  if (end < items.length) select(items, end, compare, from)
  items.subarray(from, end).sort(compare)
  return items
}

/** Quickselect: the smallest items move before index k, unordered. Items before `low` are final. */
function select(items: Uint32Array, k: number, compare: Compare, low: number): void {
  let high = items.length
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
