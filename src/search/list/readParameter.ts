import { readAmount } from '@/core/money/amount'
import { RANGE_NAMES, type RangeName, isFacetName, isRangeName } from '@/core/car/facets'
import { type SearchRange, emptySearch, type KnownWords, type ListState } from './state'
import { readDeposit, readTerm } from '@/core/money/loanTerms'
import { isSort, SORTS, type SortBy } from '@/core/dealer/config/sortNames'
import { isBoundField } from './formEntries'
import { addTypes, addValue } from './values'

/** A range by its own name, but for those that are a choice too; and older names. */
const rangeAliases: ReadonlyMap<string, RangeName> = new Map<string, RangeName>([
  ...RANGE_NAMES.filter((name) => !isFacetName(name)).map((name) => [name, name] as const),
  ['price_range', 'price'],
  ['weekly_price_range', 'weekly_price'],
])

/** Reads `10000:20000`, `:20000` or `$10,000:` and swaps reversed ends; null for anything else. */
const readRange = (text: string): SearchRange | null => {
  const [low, high, more] = text.split(':')
  if (low === undefined || high === undefined || more !== undefined) return null
  const min = readAmount(low)
  const max = readAmount(high)
  if (min === null || max === null || (!min && max === undefined)) return null
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  // From 0 is from anything: as a bound it would drop the cars that state no amount.
  return { ...(min && { min }), ...(max !== undefined && { max }) }
}

export const isTurned = (text: string): boolean => {
  const range = readRange(text)
  return (
    range?.min !== undefined && range.max !== undefined && readAmount(text.split(':')[0] ?? '') !== range.min
  )
}

export const MAX_PAGE = 1_000_000
export const MAX_QUERY = 200

const readMakeModel = (state: ListState, text: string, context: KnownWords): ListState => {
  const [make, model] = text.split('>')
  const ofMake = make ? addValue(state, 'make', make, context) : state
  return model ? addValue(ofMake, 'model', model, context) : ofMake
}

const readLoan = (state: ListState, name: 'deposit' | 'term', text: string): ListState => {
  const value = name === 'term' ? readTerm(text) : readDeposit(text)
  return value === undefined ? state : { ...state, loan: { ...state.loan, [name]: value } }
}

const TYPES: Readonly<Record<string, readonly string[] | undefined>> = {
  new: ['new'],
  used: ['used'],
  demo: ['demo'],
  'new-and-demo': ['new', 'demo'],
}

const readType = (state: ListState, text: string, context: KnownWords): ListState => {
  const type = text.toLowerCase().replace(/-(?:cars|vehicles)$/, '')
  return addTypes(state, (Object.hasOwn(TYPES, type) && TYPES[type]) || [], context)
}

/** Nothing can be found by signs alone. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The words of an address that name nothing, as a shopper typed them; null where there are none. */
export const unreadWords = (typed: unknown): string | null => {
  const text = typeof typed === 'string' ? typed.trim().slice(0, MAX_QUERY) : ''
  return text && !hasWords(text) ? text : null
}

/** What is searched for, of words in an address or in the box before it is sent. */
export const readWords = (text: string): string =>
  hasWords(text) ? text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY).trimEnd() : ''

/** `refinementList[make][0]` and `make[]` are names of `make`. */
export const nameOf = (key: string): string =>
  /^refinementList\[(\w+)\](?:\[\d*\])?$/.exec(key)?.[1] ?? /^(\w+)\[\d*\]$/.exec(key)?.[1] ?? key

export const isPlace = (name: string): boolean => name === 'near' || name === 'radius'

const readSort = (text: string, { sorts = SORTS }: KnownWords): SortBy =>
  isSort(text) && (text === 'nearest' || sorts.includes(text)) ? text : 'relevant'

const readPage = (text: string): number => (/^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1)

const readBounds = (state: ListState, name: string, text: string): ListState | null => {
  if (!isRangeName(name)) return null
  const range = readRange(text)
  return range ? { ...state, ranges: { ...state.ranges, [name]: range } } : state
}

export const readParameter = (
  state: ListState,
  key: string,
  text: string,
  context: KnownWords,
): ListState | null => {
  const name = nameOf(key)
  const notName = /^not\[(\w+)\](?:\[\d*\])?$/.exec(key)?.[1]
  if (notName !== undefined)
    return isFacetName(notName) ? addValue(state, notName, text, context, 'not') : null
  const rangeName = /^range\[(\w+)\]$/.exec(key)?.[1] ?? rangeAliases.get(name)
  if (rangeName !== undefined) return readBounds(state, rangeName, text)
  if (name === 'query') return { ...state, query: readWords(text) }
  if (name === 'sortBy') return { ...state, sortBy: readSort(text, context) }
  if (name === 'page') return { ...state, page: readPage(text) }
  if (name === 'deposit' || name === 'term') return readLoan(state, name, text)
  if (name === 'make_model') return readMakeModel(state, text, context)
  if (name === 'type') return readType(state, text, context)
  if (name === 'year' && text.includes(':')) return readBounds(state, 'year', text)
  if (isFacetName(name)) return addValue(state, name, text, context)
  return isPlace(name) ? state : null
}

export const isSearchParameter = (name: string): boolean =>
  isBoundField(name) || readParameter(emptySearch(), name, '', {}) !== null
