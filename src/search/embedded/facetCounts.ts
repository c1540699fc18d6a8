import { settings } from '@/search/settings'
import type { Facet, FacetCount, Num, NumStats, Scalar } from '@/search/types'
import type { CarTable } from './carTable'
import { MISSING, type Dictionary, type FacetColumn } from './columns'
import { flagsOf } from './predicate'
import { valueKey } from '@/search/valueKey'

const PLACES = 2 ** 16

export function countFacet(
  table: CarTable,
  facet: Facet,
  groups: readonly Uint32Array[],
  keep: readonly Scalar[] = [],
): FacetCount[] {
  const column = table.facet(facet)
  const counts = new Uint32Array(column.dictionary.size)
  for (const group of groups) column.count(group, counts)
  mergeSpellings(column, counts, groups)
  const shown = mostFrequent(column.dictionary, counts)
  return keep.length === 0 ? shown : [...shown, ...stored(shown, keep, column)]
}

/** Count descending, then value. Sorts plain numbers: a sort with a callback is many times slower. */
function mostFrequent(dictionary: Dictionary, counts: Uint32Array): FacetCount[] {
  const order = dictionary.order()
  const codeAt = new Uint16Array(counts.length)
  const keys = new Float64Array(counts.length)
  let found = 0
  for (let code = MISSING + 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const place = order[code] ?? 0
    codeAt[place] = code
    keys[found++] = place - count * PLACES
  }
  const shown = keys.subarray(0, found).sort().subarray(0, settings.faceting.maxValuesPerFacet)
  return Array.from(shown, (key) => {
    const count = Math.ceil(-key / PLACES)
    const code = codeAt[key + count * PLACES] ?? MISSING
    return { value: dictionary.labels[code] ?? '', count }
  })
}

/** Spellings that differ only in case are one value, with the spelling of the first car. */
function mergeSpellings(column: FacetColumn, counts: Uint32Array, groups: readonly Uint32Array[]): void {
  const { dictionary } = column
  for (const variant of dictionary.variants) {
    const count = counts[variant] ?? 0
    if (count === 0) continue
    const code = dictionary.merged(variant)
    counts[variant] = 0
    counts[code] = (counts[code] ?? 0) + count
  }
  for (const code of new Set(dictionary.variants.map((variant) => dictionary.merged(variant)))) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const shown = dictionary.codeOf(firstSpelling(column, dictionary.labels[code] ?? '', groups))
    counts[code] = 0
    counts[shown] = count
  }
}

function firstSpelling(column: FacetColumn, value: string, groups: readonly Uint32Array[]): string {
  const has = column.matcher(flagsOf(column, [value]))
  let first = Infinity
  for (const group of groups) for (const ord of group) if (ord < first && has(ord)) first = ord
  const label = column.value(first)
  return (
    (typeof label === 'string' ? label : label?.find((one) => valueKey(one) === valueKey(value))) ?? value
  )
}

function stored(
  shown: readonly FacetCount[],
  keep: readonly Scalar[],
  { dictionary }: FacetColumn,
): FacetCount[] {
  const missing = new Map(keep.map((value) => [valueKey(value), value]))
  for (const { value } of shown) missing.delete(valueKey(value))
  return [...missing.values()].map((value) => ({
    value: dictionary.labels[dictionary.find(value)[0] ?? MISSING] || String(value),
    count: 0,
  }))
}

export function extentOf(table: CarTable, num: Num, groups: readonly Uint32Array[]): NumStats | undefined {
  const stats = { min: Infinity, max: -Infinity }
  for (const group of groups) table.num(num).extent(group, stats)
  return stats.min > stats.max ? undefined : stats
}
