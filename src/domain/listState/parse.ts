/** Unknown names and values in an address are ignored, never an error. */
import { slugify } from '@/lib/slugify'
import { OFFERED } from '@/domain/car/availability'
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
  status: [...OFFERED, 'sold'],
  certified: ['true', 'false'],
}

export interface ParsedSearch {
  state: ListState
  canonicalHref: string
  /** Target of a 308 redirect to the shorter address; foreign parameters such as utm_* remain. */
  redirect: string | null
  unknown: string[]
  isKnown: boolean
  /** A part of the address changes nothing: an unknown value, or one said twice. */
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

const addValue = (state: ListState, name: FacetName, text: string, context: KnownWords): boolean => {
  const clean = text.trim().slice(0, MAX_TEXT)
  const value = clean && knownValue(name, foldValue(name, clean), context)
  const before = state.facets[name] ?? []
  if (!value || before.includes(value) || before.length >= MAX_VALUES) return false
  state.facets[name] = [...before, value]
  return true
}

const TYPE_PATH = /^(?:new-(?:used-)?(?:and-)?demo-(?:cars|vehicles)|new-used-and-demo-(?:cars|vehicles))$/

const typesOfSegment = (segment: string): readonly string[] | null => {
  if (TYPE_PATH.test(segment)) return segment.includes('used') ? [] : ['new', 'demo']
  const single = /^(new|used|demo)-(?:cars|vehicles)$/.exec(segment)?.[1]
  return single ? [single] : null
}

const readSegments = (state: ListState, segments: readonly string[], context: KnownWords): string[] => {
  const names = segments.map((segment) => segment.trim().toLowerCase()).filter(Boolean)
  const types = typesOfSegment(names[0] ?? '')
  for (const type of types ?? []) addValue(state, 'car_type', type, context)
  const rest = types ? names.slice(1) : names
  const [make, model] = rest
  if (make === undefined || !addValue(state, 'make', make, context)) return rest
  if (model === undefined || !addValue(state, 'model', model, context)) return rest.slice(1)
  return rest.slice(2)
}

const readMakeModel = (state: ListState, text: string, context: KnownWords): void => {
  const [make, model] = text.split('>')
  if (make) addValue(state, 'make', make, context)
  if (model) addValue(state, 'model', model, context)
}

const readLoan = (state: ListState, name: 'deposit' | 'term', text: string): void => {
  const value = name === 'term' ? readTerm(text) : readDeposit(text)
  if (value !== undefined) state.loan = { ...state.loan, [name]: value }
}

const TYPES: Readonly<Record<string, readonly string[] | undefined>> = {
  new: ['new'],
  used: ['used'],
  demo: ['demo'],
  'new-and-demo': ['new', 'demo'],
}

const readType = (state: ListState, text: string, context: KnownWords): void => {
  const type = text.toLowerCase().replace(/-(?:cars|vehicles)$/, '')
  for (const value of (Object.hasOwn(TYPES, type) && TYPES[type]) || [])
    addValue(state, 'car_type', value, context)
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

const readParameter = (state: ListState, key: string, text: string, context: KnownWords): boolean => {
  const name = nameOf(key)
  const rangeName = /^range\[(\w+)\]$/.exec(key)?.[1] ?? rangeAliases.get(name)
  if (rangeName !== undefined) {
    if (!isRangeName(rangeName)) return false
    const range = readRange(text)
    if (range) state.ranges[rangeName] = range
    return true
  }
  if (name === 'query') state.query = readWords(text)
  else if (name === 'sortBy')
    state.sortBy = isSort(text) && (context.sorts ?? SORTS).includes(text) ? text : 'relevant'
  else if (name === 'page') state.page = /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
  else if (name === 'deposit' || name === 'term') readLoan(state, name, text)
  else if (name === 'make_model') readMakeModel(state, text, context)
  else if (name === 'type') readType(state, text, context)
  else if (name === 'year' && text.includes(':')) return readParameter(state, 'range[year]', text, context)
  else if (isFacetName(name)) addValue(state, name, text, context)
  else return isPlace(name)
  return true
}

export const isSearchParameter = (name: string): boolean =>
  isBoundField(name) || readParameter(emptySearch(), name, '', {})

interface ReadAddress {
  state: ListState
  own: [string, string][]
  foreign: [string, string][]
  unknown: string[]
  hasIdle: boolean
}

const readAddress = (
  segments: readonly string[],
  pairs: readonly [string, string][],
  context: KnownWords,
): ReadAddress => {
  const read: ReadAddress = { state: emptySearch(), own: [], foreign: [], unknown: [], hasIdle: false }
  read.unknown = readSegments(read.state, segments, context)
  for (const pair of pairs) {
    const before = JSON.stringify(read.state)
    const isOwn = readParameter(read.state, pair[0], pair[1], context)
    ;(isOwn ? read.own : read.foreign).push(pair)
    if (isOwn && !isPlace(pair[0]) && JSON.stringify(read.state) === before) read.hasIdle = true
  }
  const text = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? null
  read.state.near = readNear(text('near'), text('radius'))
  if (!read.state.near && pairs.some(([name]) => isPlace(name))) read.hasIdle = true
  return read
}

/** One model of no named make, which the path could name together with its make. */
export const isLoneModel = ({ facets }: ListState): boolean =>
  facets.model?.length === 1 && !facets.make && !facets.car_type

/** `/search?model=Corolla` is the list of Toyota's Corolla as long as no other make has a model of that name. */
const addOnlyMake = (state: ListState, { makesOf = {} }: KnownWords): void => {
  const model = state.facets.model?.[0] ?? ''
  const makes = Object.hasOwn(makesOf, model) ? makesOf[model] : undefined
  if (makes?.length === 1 && isLoneModel(state)) state.facets.make = makes
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
  const { state, own, foreign, unknown, hasIdle } = readAddress(segments, pairs, context)
  addOnlyMake(state, context)
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
