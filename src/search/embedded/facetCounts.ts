import { settings } from '../settings'
import type { Facet, FacetCount, Num, NumStats, Scalar } from '../types'
import type { CarTable } from './carTable'
import { MISSING } from './dictionary'
import type { FacetColumn } from './facetColumn'
import { flagsOf } from './predicate'
import { valueKey } from '../valueKey'

const byCountThenValue = (a: FacetCount, b: FacetCount) =>
  b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)

/** Counts of one facet over the given groups of cars; refined values are kept, with 0 when nothing has them. */
export function countFacet(
  table: CarTable,
  facet: Facet,
  groups: readonly Uint32Array[],
  keep: readonly Scalar[] = [],
): FacetCount[] {
  const column = table.facet(facet)
  const counts = new Uint32Array(column.dictionary.size)
  for (const group of groups) column.count(group, counts)
  const labels = mergeSpellings(column, counts, groups)
  const found: FacetCount[] = []
  for (let code = MISSING + 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count > 0) found.push({ value: labels.get(code) ?? column.dictionary.labels[code] ?? '', count })
  }
  const shown = found.sort(byCountThenValue).slice(0, settings.faceting.maxValuesPerFacet)
  return keep.length === 0 ? shown : [...shown, ...kept(shown, keep, column)]
}

/** Spellings that differ in case are one value: adds them up and returns labels where the first car has another one. */
function mergeSpellings(
  column: FacetColumn,
  counts: Uint32Array,
  groups: readonly Uint32Array[],
): Map<number, string> {
  const { dictionary } = column
  const labels = new Map<number, string>()
  for (const variant of dictionary.variants) {
    const count = counts[variant] ?? 0
    if (count === 0) continue
    const code = dictionary.merged(variant)
    labels.set(code, firstSpelling(column, dictionary.labels[code] ?? '', groups))
    counts[code] = (counts[code] ?? 0) + count
    counts[variant] = 0
  }
  return labels
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

/** Refined values that no count holds, under the label that the index knows them by. */
function kept(
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

/** Minimum and maximum over the given groups of cars; undefined when none has a value. */
export function extentOf(table: CarTable, num: Num, groups: readonly Uint32Array[]): NumStats | undefined {
  const stats = { min: Infinity, max: -Infinity }
  for (const group of groups) table.num(num).extent(group, stats)
  return stats.min > stats.max ? undefined : stats
}
