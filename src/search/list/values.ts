import { ON_SHOW_STATUSES } from '@/core/car/availability'
import type { CarField, Field } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { SPECIFICATIONS } from '@/core/car/parts'
import { RATINGS } from '@/core/car/ratingNames'
import { fold, VOCABULARIES } from '@/core/car/vocabularies'
import { oneSpelling } from '@/core/car/makes'
import { slugify } from '@/lib/slugify'
import { type FacetField, facetField, type FacetName } from '@/core/car/facets'
import type { KnownWords, ListState } from './state'

export const MAX_VALUES = 50
export const MAX_TEXT = 200
/** Values that do not depend on the stock. */
export const CLOSED: { [K in FacetName]?: readonly string[] } = {
  car_type: VOCABULARIES.car_type.values,
  status: [...ON_SHOW_STATUSES, 'sold'],
  certified: ['true', 'false'],
  price_rating: RATINGS,
}

/** The value that a text or slug means; undefined for one that the stock does not have. */
export const knownValue = (name: FacetName, text: string, context: KnownWords): string | undefined => {
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

const FIELDS: Record<FacetField, Field & Pick<CarField, 'vocabulary'>> = {
  ...SPECIFICATIONS,
  ...CAR_FIELDS,
  price_rating: { type: 'choice', options: RATINGS },
}
export const fieldOf = (name: FacetName) => FIELDS[facetField(name)]

/** In our words: `VW` and `Great Wall` are what the stock calls Volkswagen and GWM. */
export const foldValue = (name: FacetName, text: string): string => {
  if (name === 'make') return oneSpelling(text)
  const { vocabulary } = fieldOf(name)
  return vocabulary ? fold(vocabulary, text) : text
}

/** Returns the same state when the value is unknown, already there, or one too many. */
export const addValue = (
  state: ListState,
  name: FacetName,
  text: string,
  context: KnownWords,
  of: 'facets' | 'not' = 'facets',
): ListState => {
  const clean = text.trim().slice(0, MAX_TEXT)
  const value = clean && knownValue(name, foldValue(name, clean), context)
  const before = state[of]?.[name] ?? []
  if (!value || before.includes(value) || before.length >= MAX_VALUES) return state
  return { ...state, [of]: { ...state[of], [name]: [...before, value] } }
}

export const addTypes = (state: ListState, types: readonly string[], context: KnownWords): ListState =>
  types.reduce((sum, type) => addValue(sum, 'car_type', type, context), state)
