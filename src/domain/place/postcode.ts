import { isPostcode } from './postcodeForm'
import { POSTCODE_LINES } from './postcodes.data'

export { INVALID_POSTCODE, POSTCODE_MESSAGE } from './postcodeForm'

export interface Place {
  lat: number
  lng: number
  suburb: string
  state: string
}

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

const rows = POSTCODE_LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [postcode, lat, lng, ...name] = line.split(' ')
    const state = stateOfPostcode(postcode ?? '')
    return postcode && state
      ? [
          {
            postcode,
            number: Number(postcode),
            lat: Number(lat),
            lng: Number(lng),
            suburb: name.join(' '),
            state,
          },
        ]
      : []
  })
const byPostcode = new Map(rows.map((row) => [row.postcode, row]))
const NEAR = 12

/** A listed postcode, else the nearest listed number of the state: neighbours have near numbers. */
export const placeOfPostcode = (postcode: string): Place | null => {
  const state = stateOfPostcode(postcode)
  if (!state) return null
  const number = Number(postcode)
  const away = (row: { number: number }) => Math.abs(row.number - number)
  const near = rows.filter((row) => row.state === state && away(row) <= NEAR)
  const row = byPostcode.get(postcode) ?? near.sort((a, b) => away(a) - away(b))[0]
  return row ? { lat: row.lat, lng: row.lng, suburb: row.suburb, state } : null
}

const bySuburb = new Map(rows.toReversed().map((row) => [row.suburb.toLowerCase(), row.postcode]))

/** Any letter case; the lowest postcode when several have the name. */
export const postcodeOfSuburb = (suburb: string): string | undefined => bySuburb.get(suburb.toLowerCase())
