import { distanceKm, type Point } from './distance'
import type { PostcodeRange } from '@/core/dealer/country/row'

export interface Suburb {
  lat: number
  lng: number
  suburb: string
  state: string
}
export type PostcodeRow = Omit<Suburb, 'state'> & { postcode: string; state?: string }

export interface Gazetteer {
  /** A listed postcode, else the nearest listed number of the same state: neighbours have near numbers. */
  placeOf(postcode: string): Suburb | null
  stateOf(postcode: string): string | null
  /** Any letter case; the lowest postcode when several have the name. */
  postcodeOf(suburb: string): string | undefined
  /** Of the suburbs that begin so, where they are one place: `noosa` is Noosaville and Noosa Heads. */
  postcodeBeginning(name: string): string | undefined
  /** The listed postcode that a point is nearest to; undefined where none is near. */
  postcodeAt(point: Point): string | undefined
}

const NEAR = 12
const LEAST_LETTERS = 5
const ONE_PLACE_KM = 15
/** Towns of the inland lie far apart; beyond that the point is at sea, or in another country. */
const MOST_KM = 300

const beginsSo =
  (name: string) =>
  ({ suburb }: Suburb): boolean =>
    suburb.toLowerCase().startsWith(name)

/** Without `ranges` a listed postcode near enough counts, in whatever state. */
export function gazetteer(table: readonly PostcodeRow[], ranges: readonly PostcodeRange[] | null): Gazetteer {
  const inRanges = (postcode: string): string | null =>
    ranges?.find(([, from, to]) => Number(postcode) >= from && Number(postcode) <= to)?.[0] ?? null
  const rows = table.flatMap(({ state, ...row }): (Suburb & { postcode: string })[] => {
    const own = state ?? inRanges(row.postcode)
    return own ? [{ ...row, state: own }] : []
  })
  const byPostcode = new Map(rows.map((row) => [row.postcode, row]))
  const bySuburb = new Map(rows.toReversed().map((row) => [row.suburb.toLowerCase(), row.postcode]))
  const placeOf = (postcode: string): Suburb | null => {
    const state = inRanges(postcode)
    if (ranges && !state) return null
    const away = (row: PostcodeRow) => Math.abs(Number(row.postcode) - Number(postcode))
    const near = rows.filter((row) => (!state || row.state === state) && away(row) <= NEAR)
    const row = byPostcode.get(postcode) ?? near.sort((a, b) => away(a) - away(b))[0]
    return row ? { lat: row.lat, lng: row.lng, suburb: row.suburb, state: row.state } : null
  }
  return {
    placeOf,
    stateOf: (postcode) => (ranges ? inRanges(postcode) : (placeOf(postcode)?.state ?? null)),
    postcodeOf: (suburb) => bySuburb.get(suburb.toLowerCase()),
    postcodeBeginning: (name) => {
      const all = name.length < LEAST_LETTERS ? [] : rows.filter(beginsSo(name.toLowerCase()))
      const [first] = all
      return first && all.every((row) => distanceKm(first, row) <= ONE_PLACE_KM) ? first.postcode : undefined
    },
    postcodeAt: (point) =>
      rows
        .map((row) => ({ km: distanceKm(point, row), postcode: row.postcode }))
        .sort((a, b) => a.km - b.km)
        .find(({ km }) => km <= MOST_KM)?.postcode,
  }
}
