import type { Filter, Range, Scalar } from '@/search/types'

/** Security: every value is quoted, so shopper input can never become part of the expression. */
const quoted = (value: Scalar) => JSON.stringify(String(value))

export const oneOf = (field: string, values: readonly Scalar[]): string =>
  `${field} IN [${values.map(quoted).join(', ')}]`

const bound = (field: string, sign: '>=' | '<=', value: number | undefined) =>
  value !== undefined && Number.isFinite(value) ? [`${field} ${sign} ${value}`] : []

export function within(field: string, { min, max }: Range): string[] {
  return [...bound(field, '>=', min), ...bound(field, '<=', max)]
}

const NOTHING = oneOf('id', [])
const EVERYTHING = `NOT ${NOTHING}`

const joined = (parts: readonly string[], word: 'AND' | 'OR', empty: string) =>
  parts.length === 0 ? empty : `(${parts.join(` ${word} `)})`

/** Field names come from types, never from requests. */
export function filterString(filter: Filter): string {
  if ('and' in filter) return joined(filter.and.map(filterString), 'AND', EVERYTHING)
  if ('or' in filter) return joined(filter.or.map(filterString), 'OR', NOTHING)
  if ('not' in filter) return `NOT ${joined([filterString(filter.not)], 'AND', EVERYTHING)}`
  if ('in' in filter) return oneOf(filter.f, filter.in)
  if ('isNull' in filter) return `${filter.f} NOT EXISTS`
  return joined(within(filter.f, filter), 'AND', `${filter.f} EXISTS`)
}
