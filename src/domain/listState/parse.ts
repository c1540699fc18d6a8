/** Unknown names and values in an address are ignored, never an error. */
import { slugify } from '@/lib/slugify'
import { ON_SHOW_STATUSES } from '@/domain/car/availability'
import type { CarField } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { fold, VOCABULARIES } from '@/domain/car/vocabularies'
import { readDeposit, readTerm } from '@/domain/finance/loanTerms'
import { SORTS, type SortBy } from '@/domain/tenant/searchConfig'
import { facetField, type FacetName, isFacetName, isRangeName } from './facets'
import { foldEntries, isBoundField } from './formEntries'
import { buildSearchHref, encodeQuery, writeQuery } from './href'
import { readNear } from './near'
import { isTurned, rangeAliases, readRange } from './range'
import { emptySearch, type KnownWords, type ListState } from './state'

const MAX_PAGE = 1_000_000
const MAX_VALUES = 50
const MAX_QUERY = 100
const MAX_TEXT = 200
const CLOSED: { [K in FacetName]?: readonly string[] } = {
  car_type: VOCABULARIES.car_type.values,
  status: [...ON_SHOW_STATUSES, 'sold'],
  certified: ['true', 'false'],
}

export interface ParsedSearch {
  state: ListState
  canonicalHref: string
  /** Target of a 308 redirect to the shorter address; parameters of others, such as utm_*, remain. */
  redirect: string | null
  unknown: string[]
  isKnown: boolean
  /** A part of the address changes nothing: an unknown value, or a repeated one. */
  hasIdle: boolean
}

const isSort = (text: string): text is SortBy => SORTS.some((sort) => sort === text)

const knownValue = (name: FacetName, text: string, context: KnownWords): string | undefined => {
  const known = CLOSED[name] ?? context.vocabulary?.[name]
  if (!known) return text
  const lower = text.toLowerCase()
  const slug = slugify(text)
  return (
    known.find((value) => value === text) ??
    known.find((value) => value.toLowerCase() === lower) ??
    known.find((value) => slug !== '' && slugify(value) === slug)
  )
}

const foldValue = (name: FacetName, text: string): string => {
  const { vocabulary }: CarField = CAR_FIELDS[facetField(name)]
  return vocabulary ? fold(vocabulary, text) : text
}

/** Returns the same state when the value is unknown, already there, or one too many. */
const addValue = (state: ListState, name: FacetName, text: string, context: KnownWords): ListState => {
  const clean = text.trim().slice(0, MAX_TEXT)
  const value = clean && knownValue(name, foldValue(name, clean), context)
  const before = state.facets[name] ?? []
  if (!value || before.includes(value) || before.length >= MAX_VALUES) return state
  return { ...state, facets: { ...state.facets, [name]: [...before, value] } }
}

const addTypes = (state: ListState, types: readonly string[], context: KnownWords): ListState =>
  types.reduce((sum, type) => addValue(sum, 'car_type', type, context), state)

const TYPE_PATH = /^(?:new-(?:used-)?(?:and-)?demo-(?:cars|vehicles)|new-used-and-demo-(?:cars|vehicles))$/

const typesOfSegment = (segment: string): readonly string[] | null => {
  if (TYPE_PATH.test(segment)) return segment.includes('used') ? [] : ['new', 'demo']
  const single = /^(new|used|demo)-(?:cars|vehicles)$/.exec(segment)?.[1]
  return single ? [single] : null
}

interface ReadPath {
  state: ListState
  unknown: string[]
}

const readSegments = (segments: readonly string[], context: KnownWords): ReadPath => {
  const names = segments.map((segment) => segment.trim().toLowerCase()).filter(Boolean)
  const types = typesOfSegment(names[0] ?? '')
  const start = addTypes(emptySearch(), types ?? [], context)
  const rest = types ? names.slice(1) : names
  const [make, model] = rest
  const ofMake = make === undefined ? start : addValue(start, 'make', make, context)
  if (ofMake === start) return { state: start, unknown: rest }
  const ofModel = model === undefined ? ofMake : addValue(ofMake, 'model', model, context)
  return { state: ofModel, unknown: rest.slice(ofModel === ofMake ? 1 : 2) }
}

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

const readWords = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY).trimEnd() : ''

const nameOf = (key: string): string =>
  /^refinementList\[(\w+)\](?:\[\d*\])?$/.exec(key)?.[1] ?? /^(\w+)\[\d*\]$/.exec(key)?.[1] ?? key

const isSynonym = ([key, text]: readonly [string, string]): boolean => {
  const name = nameOf(key)
  return isFacetName(name) && slugify(foldValue(name, text)) !== slugify(text)
}

const isPlace = (name: string): boolean => name === 'near' || name === 'radius'

const readSort = (text: string, { sorts = SORTS }: KnownWords): SortBy =>
  isSort(text) && sorts.includes(text) ? text : 'relevant'

const readPage = (text: string): number => (/^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1)

const readBounds = (state: ListState, name: string, text: string): ListState | null => {
  if (!isRangeName(name)) return null
  const range = readRange(text)
  return range ? { ...state, ranges: { ...state.ranges, [name]: range } } : state
}

/** The state with what the parameter says; null when the parameter is none of a list's. */
const readParameter = (
  state: ListState,
  key: string,
  text: string,
  context: KnownWords,
): ListState | null => {
  const name = nameOf(key)
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

interface ReadAddress {
  state: ListState
  own: [string, string][]
  foreign: [string, string][]
  unknown: string[]
  hasIdle: boolean
}

const readParameters = (
  start: ListState,
  pairs: readonly [string, string][],
  context: KnownWords,
): Omit<ReadAddress, 'unknown'> =>
  pairs.reduce<Omit<ReadAddress, 'unknown'>>(
    ({ state, own, foreign, hasIdle }, pair) => {
      const read = readParameter(state, pair[0], pair[1], context)
      if (!read) return { state, own, foreign: [...foreign, pair], hasIdle }
      const isIdle = !isPlace(pair[0]) && JSON.stringify(read) === JSON.stringify(state)
      return { state: read, own: [...own, pair], foreign, hasIdle: hasIdle || isIdle }
    },
    { state: start, own: [], foreign: [], hasIdle: false },
  )

const readAddress = (
  segments: readonly string[],
  pairs: readonly [string, string][],
  context: KnownWords,
): ReadAddress => {
  const path = readSegments(segments, context)
  const parameters = readParameters(path.state, pairs, context)
  const text = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? null
  const near = readNear(text('near'), text('radius'))
  const hasIdlePlace = !near && pairs.some(([name]) => isPlace(name))
  return {
    ...parameters,
    state: { ...parameters.state, near },
    unknown: path.unknown,
    hasIdle: parameters.hasIdle || hasIdlePlace,
  }
}

/** One model without a make: the path could name both. */
export const isLoneModel = ({ facets }: ListState): boolean =>
  facets.model?.length === 1 && !facets.make && !facets.car_type

/** `/search?model=Corolla` lists Toyota's Corolla while no other make has a model of that name. */
const withOnlyMake = (state: ListState, { makesOf = {} }: KnownWords): ListState => {
  const model = state.facets.model?.[0] ?? ''
  const make = Object.hasOwn(makesOf, model) ? makesOf[model] : undefined
  return make?.length === 1 && isLoneModel(state) ? { ...state, facets: { ...state.facets, make } } : state
}

export const readQuery = (params: URLSearchParams, context: KnownWords = {}): ListState =>
  readAddress([], foldEntries(params), context).state

const namesUnknown = ([key, text]: readonly [string, string], context: KnownWords): boolean => {
  const name = nameOf(key)
  return (name === 'make' || name === 'model') && knownValue(name, text, context) === undefined
}

/** `segments` follow `/search`, decoded. `context` has the values of the stock, which replace slugs. */
export const parseSearch = (
  segments: readonly string[],
  params: URLSearchParams,
  context: KnownWords = {},
): ParsedSearch => {
  const pairs = foldEntries(params)
  const { own, foreign, unknown, hasIdle, ...address } = readAddress(segments, pairs, context)
  const state = withOnlyMake(address.state, context)
  const canonicalHref = buildSearchHref(state)
  const isKnown = !unknown.length && !own.some((pair) => namesUnknown(pair, context))
  const path = ['/search', ...segments.filter(Boolean).map(encodeQuery)].join('/')
  const current = own.length ? `${path}?${writeQuery(own)}` : path
  const rewritten = own.some((pair) => isTurned(pair[1]) || isSynonym(pair))
  const shorter =
    pairs.length < params.size ||
    canonicalHref.length < current.length ||
    canonicalHref.split('?')[0] !== path
  const read = { state, canonicalHref, unknown, isKnown, hasIdle }
  if (unknown.length || !(shorter || rewritten)) return { ...read, redirect: null }
  const others = writeQuery(foreign)
  const joint = canonicalHref.includes('?') ? '&' : '?'
  return { ...read, redirect: others ? `${canonicalHref}${joint}${others}` : canonicalHref }
}
