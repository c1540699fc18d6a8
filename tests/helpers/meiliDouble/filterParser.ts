import { FACETS, KEYS, NUMS, type Filter } from '@/search/types'

/** The engine's filter language as far as the adapter uses it; anything else is refused, like by the server. */
export class FilterError extends Error {}

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\],])|(>=|<=)|(-?\d[\w.+-]*|[\p{L}\p{N}_.-]+))/uy

function tokens(source: string): string[] {
  const found: string[] = []
  TOKEN.lastIndex = 0
  while (source.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(source)
    if (!match) throw new FilterError(`Cannot read the filter ${source}`)
    found.push(match[0].trim())
  }
  return found
}

const facet = (name: string) => FACETS.find((one) => one === name)
const num = (name: string) => NUMS.find((one) => one === name)
const key = (name: string) => KEYS.find((one) => one === name)

export function parseFilter(source: string): Filter {
  const rest = tokens(source)
  const take = (expected?: string): string => {
    const token = rest.shift()
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new FilterError(`Expected ${expected} in ${source}`)
    return token
  }
  const either = (): Filter => {
    const parts = [both()]
    while (rest[0] === 'OR') parts.push((take(), both()))
    return { or: parts }
  }
  const both = (): Filter => {
    const parts = [single()]
    while (rest[0] === 'AND') parts.push((take(), single()))
    return { and: parts }
  }
  const single = (): Filter => {
    if (rest[0] === 'NOT') return (take(), { not: single() })
    if (rest[0] !== '(') return condition()
    take('(')
    const inner = either()
    take(')')
    return inner
  }
  const list = (): string[] => {
    const values: string[] = []
    take('[')
    while (rest[0] !== ']') {
      const value: unknown = JSON.parse(take())
      values.push(String(value))
      if (rest[0] === ',') take()
    }
    take(']')
    return values
  }
  const condition = (): Filter => {
    const name = take()
    const f = facet(name) ?? num(name) ?? key(name)
    if (!f) throw new FilterError(`Attribute ${name} is not filterable`)
    const sign = take()
    if (sign === 'IN') return { f, in: list() }
    if (sign === 'EXISTS') return { not: { f, isNull: true } }
    if (sign === 'NOT') return (take('EXISTS'), { f, isNull: true })
    const ranged = num(name)
    const value = Number(take())
    if (!ranged || Number.isNaN(value)) throw new FilterError(`${name} ${sign} needs numbers`)
    if (sign === '>=') return { f: ranged, min: value }
    if (sign === '<=') return { f: ranged, max: value }
    throw new FilterError(`Unknown sign ${sign}`)
  }
  const filter = either()
  if (rest.length > 0) throw new FilterError(`Found ${rest[0]} after the filter ${source}`)
  return filter
}
