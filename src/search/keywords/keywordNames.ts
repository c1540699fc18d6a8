import type { FacetName, RangeName } from '@/core/car/facets'
import { otherNumber } from '@/search/factWords'
import { words } from '@/search/searchPrefix'
import type { Named } from '@/search/suggest/parses'
import { vocabularyOf } from '@/search/suggest/vocabulary'
import type { FacetCount } from '@/search/types'

export interface KeywordName {
  facet: FacetName
  value: string
  count: number
  /** Too short to be clear without its make: the 3 of a Mazda 3. */
  needsMake: boolean
  /** Not a filter, because it would lose cars: Corolla when there are also Corolla Crosses. */
  isKeyword: boolean
}
/** Keyed by the words joined: `towbar`, `landcruiser79`. */
export type KeywordNames = ReadonlyMap<string, readonly KeywordName[]> & {
  /** The words of each value that has several: `heater diesel` is no fuel, `hybrid plug in` no hybrid. */
  together: readonly ReadonlySet<string>[]
  /** The amounts that this stock states: only caravans have a length and a tare. */
  amounts: ReadonlySet<RangeName>
}

/** The same is said in comments and badges, which a filter would lose. */
const WORDS: ReadonlySet<FacetName> = new Set(['badge', 'tag', 'item_type', 'categories'])
export const PLACES: ReadonlySet<FacetName> = new Set(['city', 'location_name', 'state'])
const NAMED: ReadonlySet<FacetName> = new Set(['make', 'model'])
const CAR_AMOUNTS = ['price', 'km', 'year'] as const
const CARAVAN_AMOUNTS = ['body_length', 'tare_weight'] as const

type Facets = { [K in FacetName]?: readonly FacetCount[] }

/** `Apple CarPlay and Android Auto` matches either name; `Battery and 180 W solar` is not a battery. */
const partsOf = (value: string): (readonly string[])[] =>
  value
    .split(/\s+and\s+/i)
    .map(words)
    .filter((part) => part.length > 1)

const formsOf = ({ facet, value, forms }: Named): readonly (readonly string[])[] => {
  if (facet === 'filtered_features') return [...forms, ...partsOf(value)]
  if (facet === 'make') return forms.flatMap((form) => form.map((_, at) => form.slice(0, at + 1)))
  return forms
}

/** `harbour` is every location of that name, and nothing where a car is called so. */
const placeWords = (stock: readonly Named[], names: ReadonlyMap<string, readonly KeywordName[]>) => {
  const isTaken = (word: string) => [word, ...otherNumber(word)].some((one) => names.has(one))
  const places = new Map<string, KeywordName[]>()
  for (const { facet, value, count } of stock.filter(({ facet }) => PLACES.has(facet)))
    for (const word of words(value).filter((one) => one.length > 2 && !isTaken(one)))
      places.set(word, [
        ...(places.get(word) ?? []),
        { facet, value, count, needsMake: false, isKeyword: false },
      ])
  return [...places].map(([key, found]) => ({ key, places: found }))
}

export const keywordNames = (facets: Facets): KeywordNames => {
  const stock = vocabularyOf(facets)
  const models = stock.filter(({ facet }) => facet === 'model').flatMap(({ forms }) => forms)
  const hasLonger = (form: readonly string[]) =>
    models.some((model) => model.length > form.length && form.every((word, at) => model[at] === word))
  const badges = (facets.badge ?? []).map(({ value, count }): Named => ({
    facet: 'badge',
    value,
    count,
    forms: [words(value)],
  }))
  const together = stock
    .filter(({ facet }) => !NAMED.has(facet) && !PLACES.has(facet))
    .map(({ value }) => new Set(words(value)))
  const hasCaravans = Boolean(facets.sleeps?.length ?? facets.axles?.length)
  const amounts: ReadonlySet<RangeName> = new Set([...CAR_AMOUNTS, ...(hasCaravans ? CARAVAN_AMOUNTS : [])])
  const names = new Map<string, KeywordName[]>()
  for (const named of [...stock, ...badges]) {
    const { facet, value, count } = named
    const needsMake = facet === 'model' && /^(?:.|\d+)$/.test(value)
    for (const form of formsOf(named)) {
      const key = form.join('')
      const known = names.get(key) ?? []
      if (known.some((name) => name.facet === facet && name.value === value)) continue
      const isKeyword = WORDS.has(facet) || (facet === 'model' && !needsMake && hasLonger(form))
      names.set(key, [...known, { facet, value, count, needsMake, isKeyword }])
    }
  }
  for (const named of placeWords(stock, names)) names.set(named.key, named.places)
  return Object.assign(names, { together, amounts })
}
