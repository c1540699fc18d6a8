import { facetValueText } from './chips'
import type { FacetName } from '@/core/car/facets'
import { capital } from '@/lib/text'

export interface NamedValue {
  facet: FacetName
  value: string
}

const BEFORE: readonly FacetName[] = [
  'year',
  'car_type',
  'colour',
  'transmission',
  'fuel',
  'drive',
  'make',
  'model',
  'body',
]
const PLACES: readonly FacetName[] = ['city', 'location_name', 'state']
const THINGS: readonly FacetName[] = ['make', 'model', 'body']
const LATER: readonly FacetName[] = [
  'sleeps',
  'axles',
  'tag',
  'item_type',
  'categories',
  'certified',
  'price_rating',
]

/** `Used Toyota HiLux`, `White cars with 7 seats in Footscray`, `Rigs: Sleeps 4`. `noun` is plural: `cars`. */
export const searchName = (values: readonly NamedValue[], noun: string): string => {
  const text = (facet: FacetName, lead = '') =>
    values.filter((one) => one.facet === facet).map((one) => lead + facetValueText(facet, one.value))
  const isThing = values.some(({ facet }) => THINGS.includes(facet))
  const later = LATER.flatMap((facet) => text(facet)).join(', ')
  const name = capital(
    [
      ...BEFORE.flatMap((facet) => text(facet)),
      ...(isThing ? [] : [noun]),
      ...text('seats', 'with '),
      ...text('filtered_features', 'with '),
      ...PLACES.flatMap((place) => text(place, 'in ')),
    ].join(' '),
  )
  return later ? `${name}: ${later}` : name
}
