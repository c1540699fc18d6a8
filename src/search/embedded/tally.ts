import type { Facet, FacetCount, Num, NumStats, Scalar, SearchRequest } from '../types'
import { FACETS, NUMS } from '../types'
import { settings } from '../settings'
import type { CarTable } from './carTable'
import { anyOf, type Predicate } from './predicate'
import { MISSING, type FacetColumn } from './facetColumn'
import { valueKey } from './valueKey'

/** A field that the shopper narrowed, with its test; it is left out of the field's own counts and statistics. */
export interface Refinement {
  field: Facet | Num
  test: Predicate
}

export function refinements(table: CarTable, { refine = {}, ranges = {} }: SearchRequest): Refinement[] {
  const tests = new Map<Facet | Num, Predicate>()
  for (const facet of FACETS) {
    const values = refine[facet]
    if (values?.length) tests.set(facet, anyOf(table.facet(facet), values))
  }
  for (const num of NUMS) {
    const range = ranges[num]
    if (!range || (range.min === undefined && range.max === undefined)) continue
    const inRange = table.num(num).matcher(range)
    const refined = tests.get(num)
    tests.set(num, refined ? (ord) => refined(ord) && inRange(ord) : inRange)
  }
  return [...tests].map(([field, test]) => ({ field, test }))
}

export interface Tally {
  /** Cars that pass every refinement. */
  hits: Uint32Array
  /** Per refinement: cars that fail this one and no other. */
  nearly: Uint32Array[]
}

/**
 * One pass for all disjunctive counts: a car without a failure counts everywhere, a car with exactly one failure
 * counts only in the field that it failed.
 */
export function tally(candidates: Uint32Array, refined: readonly Refinement[]): Tally {
  const hits = new Uint32Array(candidates.length)
  const nearly = refined.map(() => new Uint32Array(candidates.length))
  const lengths = new Uint32Array(refined.length)
  let count = 0
  next: for (let i = 0; i < candidates.length; i++) {
    const ord = candidates[i] ?? 0
    let failed = -1
    for (let at = 0; at < refined.length; at++) {
      if (refined[at]?.test(ord)) continue
      if (failed >= 0) continue next
      failed = at
    }
    if (failed < 0) {
      hits[count++] = ord
      continue
    }
    const length = lengths[failed] ?? 0
    const list = nearly[failed]
    if (list) list[length] = ord
    lengths[failed] = length + 1
  }
  return { hits: hits.subarray(0, count), nearly: nearly.map((list, at) => list.subarray(0, lengths[at])) }
}

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
  const found = mergeSpellings(column, counts, groups).sort(byCountThenValue)
  const shown = found.slice(0, settings.faceting.maxValuesPerFacet)
  return [...shown, ...kept(shown, keep, column)]
}

/** One count per value: spellings that differ in case are one value, shown as the first car has it. */
function mergeSpellings(column: FacetColumn, counts: Uint32Array, groups: readonly Uint32Array[]): FacetCount[] {
  const { dictionary } = column
  const values = new Map<number, FacetCount>()
  for (let code = MISSING + 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const value = values.get(dictionary.merged(code))
    if (!value) values.set(dictionary.merged(code), { value: dictionary.labels[code] ?? '', count })
    else {
      value.count += count
      value.value = firstSpelling(column, dictionary.find(value.value), groups) ?? value.value
    }
  }
  return [...values.values()]
}

function firstSpelling(column: FacetColumn, codes: readonly number[], groups: readonly Uint32Array[]): string | undefined {
  const flags = new Uint8Array(column.dictionary.size)
  for (const code of codes) flags[code] = 1
  const has = column.matcher(flags)
  const first = groups.reduce((least, group) => group.reduce((ord, one) => (one < ord && has(one) ? one : ord), least), Infinity)
  const label = first === Infinity ? undefined : column.value(first)
  const key = valueKey(column.dictionary.labels[codes[0] ?? MISSING] ?? '')
  return typeof label === 'string' ? label : label?.find((one) => valueKey(one) === key)
}

/** Refined values that no count holds, under the label that the index knows them by. */
function kept(shown: readonly FacetCount[], keep: readonly Scalar[], { dictionary }: FacetColumn): FacetCount[] {
  if (keep.length === 0) return []
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
