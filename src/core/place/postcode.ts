import { isPostcodeOf } from '@/core/dealer/country/postcodeOf'
import { COUNTRIES, type Country, countryFacts } from '@/core/dealer/country/country'
import type { Point } from './distance'
import { gazetteer, type PostcodeRow, type Suburb } from './gazetteer'
import NZ_POSTCODES from './nzPostcodes.data.json'
import POSTCODES from './postcodes.data.json'

/** Towns and larger suburbs, by approximate centres (WGS 84, about 2 km). Apart from the rows: too large for a browser. */
const TABLES: Record<Country, readonly PostcodeRow[]> = { AU: POSTCODES, NZ: NZ_POSTCODES }
const PLACES = new Map(
  COUNTRIES.map((one) => [one, gazetteer(TABLES[one], countryFacts(one).postcodeRanges)]),
)

export const stateOfPostcode = (postcode: string, country: Country): string | null =>
  (isPostcodeOf(country, postcode) && PLACES.get(country)?.stateOf(postcode)) || null

/** Null for a number that is no postcode, or far from every listed one. */
export const placeOfPostcode = (postcode: string, country: Country): Suburb | null =>
  (isPostcodeOf(country, postcode) && PLACES.get(country)?.placeOf(postcode)) || null

export const postcodeOfSuburb = (suburb: string, country: Country): string | undefined =>
  PLACES.get(country)?.postcodeOf(suburb)

export const postcodeBeginning = (name: string, country: Country): string | undefined =>
  PLACES.get(country)?.postcodeBeginning(name)

export const postcodeAt = (point: Point, country: Country): string | undefined =>
  PLACES.get(country)?.postcodeAt(point)
