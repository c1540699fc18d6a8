import type { FacetName } from '@/core/car/facets'
import { STATE_NAMES } from '@/core/dealer/country/country'
import { parted, words } from '@/search/searchPrefix'
import type { FacetCount } from '@/search/types'
import type { Named } from './parses'

const FACETS = [
  'make',
  'model',
  'body',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'city',
  'location_name',
  'state',
  'filtered_features',
  'sleeps',
  'axles',
  'certified',
  'tag',
  'item_type',
  'categories',
] as const
type NamedFacet = (typeof FACETS)[number]

const also: { [K in NamedFacet]?: (value: string) => string[] } = {
  car_type: (value) =>
    value === 'demo'
      ? ['demonstrator']
      : value === 'used'
        ? ['used cars', 'second hand', 'pre owned']
        : [`${value} cars`],
  state: (value) => [STATE_NAMES.get(value)].filter((name) => name !== undefined),
  seats: (value) => [`${value} seater`, `${value} seats`, `${value} seat`, `seats ${value}`],
  sleeps: (value) =>
    ['sleeps', 'sleep', 'berth', 'berths'].flatMap((word) => [`${word} ${value}`, `${value} ${word}`]),
  certified: (value) =>
    value === 'true' ? ['certified', 'certified cars', 'certified used', 'certified pre owned'] : [],
}
/** A single digit is a model before it is a number of seats. */
const onlyAlso = new Set<NamedFacet>(['seats', 'sleeps', 'certified'])
/** Categories such as Ute repeat a body; the body is meant. */
const SECOND = new Set<NamedFacet>(['tag', 'item_type', 'categories'])

const toNamed = (facet: NamedFacet, { value, count }: FacetCount): Named => {
  const forms = [...(onlyAlso.has(facet) ? [] : [value, parted(value)]), ...(also[facet]?.(value) ?? [])]
  return {
    facet,
    value,
    count,
    forms: [...new Set(forms)].map(words),
    ...(facet === 'year' && { whole: true }),
  }
}

const keyOf = (form: readonly string[]) => form.join('')

export const vocabularyOf = (facets: { [K in FacetName]?: readonly FacetCount[] }): Named[] => {
  const known = new Set<string>()
  return FACETS.flatMap((facet) => {
    const named = (facets[facet] ?? [])
      .filter(({ count }) => count > 0)
      .map((value) => toNamed(facet, value))
      .filter(
        ({ forms }) => forms.length && !(SECOND.has(facet) && forms.some((form) => known.has(keyOf(form)))),
      )
    for (const { forms } of named) for (const form of forms) known.add(keyOf(form))
    return named
  })
}
