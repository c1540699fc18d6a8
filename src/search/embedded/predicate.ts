import type { Filter, Num, Scalar } from '@/search/types'
import type { CarTable } from './carTable'
import { NumColumn, type FacetColumn } from './columns'
import { valueKey } from '@/search/valueKey'

export type Predicate = (ord: number) => boolean

export function flagsOf(column: FacetColumn, values: readonly Scalar[]): Uint8Array {
  const flags = new Uint8Array(column.dictionary.size)
  for (const value of values) for (const code of column.dictionary.find(value)) flags[code] = 1
  return flags
}

function isOneOf(
  table: CarTable,
  field: Extract<Filter, { in: unknown }>['f'],
  values: readonly Scalar[],
): Predicate {
  const column = table.column(field)
  if (column instanceof NumColumn) {
    const wanted = new Set(values.map(Number))
    return (ord) => wanted.has(column.at(ord))
  }
  if (column) return column.matcher(flagsOf(column, values))
  const key = table.key(field)
  const wanted = new Set(values.map(valueKey))
  return (ord) => {
    const value = key(ord)
    return value !== undefined && wanted.has(valueKey(value))
  }
}

function isAbsent(table: CarTable, field: Extract<Filter, { isNull: true }>['f']): Predicate {
  const column = table.column(field)
  if (column instanceof NumColumn) return (ord) => Number.isNaN(column.at(ord))
  if (column) return (ord) => !column.has(ord)
  const key = table.key(field)
  return (ord) => !key(ord)
}

const within = (table: CarTable, num: Num, range: { min?: number; max?: number }) =>
  table.num(num).matcher(range)

/** As Meilisearch: equality ignores case; a car without the field is in no range and no list. */
export function predicate(table: CarTable, filter: Filter): Predicate {
  if ('and' in filter) {
    const all = filter.and.map((part) => predicate(table, part))
    return (ord) => all.every((test) => test(ord))
  }
  if ('or' in filter) {
    const any = filter.or.map((part) => predicate(table, part))
    return (ord) => any.some((test) => test(ord))
  }
  if ('not' in filter) {
    const test = predicate(table, filter.not)
    return (ord) => !test(ord)
  }
  if ('in' in filter) return isOneOf(table, filter.f, filter.in)
  if ('isNull' in filter) return isAbsent(table, filter.f)
  return within(table, filter.f, filter)
}
