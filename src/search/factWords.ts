import type { CaravanFacts } from '@/core/car/caravan'
import { FACET_NAMES, facetField, type FacetField, type FacetName } from '@/core/car/facets'
import { facetValueText } from '@/search/list/chips'
import { words } from './searchPrefix'
import { SEARCHABLE } from './settings'

/** Places become filters of the site's own (`keywords`): a Subaru Outback is not every car of Outback Caravans. */
const PLACES = ['location_name', 'dealership_name', 'dealership_slug', 'city', 'state']
const ELSEWHERE = new Set<string>([...SEARCHABLE, ...PLACES])
/** A body is searched as it is; here it is for its plural. */
const NAMES = FACET_NAMES.filter((name) => name === 'body' || !ELSEWHERE.has(facetField(name)))
const THINGS: ReadonlySet<FacetName> = new Set([
  'body',
  'item_type',
  'categories',
  'filtered_features',
  'axles',
])

/** The other of singular and plural: camera and cameras, hatches and hatch, battery and batteries. */
export const otherNumber = (word: string): string[] => {
  if (!/^\p{L}{3,}$/u.test(word)) return []
  if (/[^aeiou]ies$/.test(word)) return [word.replace(/ies$/, 'y')]
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2)]
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`]
  return [/[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`]
}

type FactSource = CaravanFacts & {
  [K in FacetField]?: string | number | boolean | readonly string[] | undefined
} & { series?: string; km?: number }

const statedBy = (car: FactSource, name: FacetName): readonly string[] => {
  const value = car[facetField(name)]
  if (value === undefined || value === false) return []
  // A figure alone is no word: `mazda 5` must not find every Mazda with five seats.
  const texts = typeof value === 'number' ? [''] : typeof value === 'object' ? value : [String(value)]
  const message = words(texts.map((text) => facetValueText(name, text)).join(' '))
  return THINGS.has(name) ? message.flatMap((word) => [word, ...otherNumber(word)]) : message
}

/** The LandCruiser 300 is of the series FJA300R. */
const figuresOf = (series = ''): string[] => series.match(/\d{2,}/g) ?? []

const units = ({ sleeps, tare_weight, body_length, km }: FactSource): string[] => [
  ...(sleeps ? ['berth', 'berths'] : []),
  ...(tare_weight ? ['tare', 'tares', 'kg'] : []),
  ...(body_length ? ['m'] : []),
  ...(km === undefined ? [] : ['km']),
]

/** Each word once that a card or a filter says of the car and no other attribute has; of things, singular and plural. */
export const factWords = (car: FactSource): string | undefined =>
  [
    ...new Set([...NAMES.flatMap((name) => statedBy(car, name)), ...figuresOf(car.series), ...units(car)]),
  ].join(' ') || undefined
