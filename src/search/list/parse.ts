import { addTypes, addValue, foldValue, knownValue } from './values'
import { emptySearch, type KnownWords, type ListState } from './state'
import { slugify } from '@/lib/slugify'
import { isFacetName } from '@/core/car/facets'
import { foldEntries } from './formEntries'
import { buildSearchHref, encodeQuery, writeQuery } from './href'
import { readNear } from './near'
import { isTurned, isPlace, nameOf, readParameter } from './readParameter'

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

/** Reads `[type]/[make]/[model]` of `/search/…`; each part may be absent. */
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

/* Reads the address of a list. Unknown names and values in it are ignored, never an error. */

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

const isSynonym = ([key, text]: readonly [string, string]): boolean => {
  const name = nameOf(key)
  return isFacetName(name) && slugify(foldValue(name, text)) !== slugify(text)
}

interface ReadAddress {
  state: ListState
  own: [string, string][]
  others: [string, string][]
  unknown: string[]
  hasIdle: boolean
}

const readParameters = (
  start: ListState,
  pairs: readonly [string, string][],
  context: KnownWords,
): Omit<ReadAddress, 'unknown'> =>
  pairs.reduce<Omit<ReadAddress, 'unknown'>>(
    ({ state, own, others, hasIdle }, pair) => {
      const read = readParameter(state, pair[0], pair[1], context)
      if (!read) return { state, own, others: [...others, pair], hasIdle }
      const isIdle = !isPlace(pair[0]) && JSON.stringify(read) === JSON.stringify(state)
      return { state: read, own: [...own, pair], others, hasIdle: hasIdle || isIdle }
    },
    { state: start, own: [], others: [], hasIdle: false },
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

/** `segments` follow `/search`, decoded; `context` has the stock's values, which replace slugs. */
export const parseSearch = (
  segments: readonly string[],
  params: URLSearchParams,
  context: KnownWords = {},
): ParsedSearch => {
  const pairs = foldEntries(params)
  const { own, others, unknown, hasIdle, ...address } = readAddress(segments, pairs, context)
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
  const rest = writeQuery(others)
  const joint = canonicalHref.includes('?') ? '&' : '?'
  return { ...read, redirect: rest ? `${canonicalHref}${joint}${rest}` : canonicalHref }
}
