import type { Country } from '@/core/dealer/country/country'
import { gazetteer, type Gazetteer, type Suburb, type PostcodeRow } from './gazetteer'
import NZ_POSTCODES from './nzPostcodes.data.json'
import { isPostcode } from './postcodeForm'
import POSTCODES from './postcodes.data.json'

export { INVALID_POSTCODE, POSTCODE_MESSAGE } from './postcodeForm'

/** Post-office boxes included. The order matters: the ACT lies inside NSW and comes first. */
const RANGES: readonly (readonly [state: string, from: number, to: number])[] = [
  ['ACT', 200, 299],
  ['NT', 800, 999],
  ['NSW', 1000, 1999],
  ['ACT', 2600, 2618],
  ['ACT', 2900, 2920],
  ['NSW', 2000, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7999],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
]

export const stateOfPostcode = (postcode: string): string | null => {
  const number = Number(postcode)
  const range = isPostcode(postcode)
    ? RANGES.find(([, from, to]) => number >= from && number <= to)
    : undefined
  return range?.[0] ?? null
}

/** Towns and larger suburbs, by approximate centres (WGS 84, about 2 km). */
const AUSTRALIAN = POSTCODES.flatMap((row): PostcodeRow[] => {
  const state = stateOfPostcode(row.postcode)
  return state ? [{ ...row, state }] : []
})

const OF: Record<Country, Gazetteer> = { AU: gazetteer(AUSTRALIAN), NZ: gazetteer(NZ_POSTCODES) }

/** Null for a number that is no postcode, or far from every listed one. */
export const placeOfPostcode = (postcode: string, country: Country): Suburb | null => {
  if (!isPostcode(postcode)) return null
  if (country === 'NZ') return OF.NZ.placeOf(postcode, null)
  const state = stateOfPostcode(postcode)
  return state ? OF.AU.placeOf(postcode, state) : null
}

export const postcodeOfSuburb = (suburb: string, country: Country): string | undefined =>
  OF[country].postcodeOf(suburb)
