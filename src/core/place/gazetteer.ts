export interface Suburb {
  lat: number
  lng: number
  suburb: string
  state: string
}
export type PostcodeRow = Suburb & { postcode: string }

export interface Gazetteer {
  /** A listed postcode, else the nearest listed number of the same state: neighbours have near numbers. */
  placeOf(postcode: string, state: string | null): Suburb | null
  /** Any letter case; the lowest postcode when several have the name. */
  postcodeOf(suburb: string): string | undefined
}

const NEAR = 12

/** `state` null: a listed postcode near enough counts, in whatever state. */
export function gazetteer(rows: readonly PostcodeRow[]): Gazetteer {
  const byPostcode = new Map(rows.map((row) => [row.postcode, row]))
  const bySuburb = new Map(rows.toReversed().map((row) => [row.suburb.toLowerCase(), row.postcode]))
  return {
    placeOf(postcode, state) {
      const away = (row: PostcodeRow) => Math.abs(Number(row.postcode) - Number(postcode))
      const near = rows.filter((row) => (state === null || row.state === state) && away(row) <= NEAR)
      const row = byPostcode.get(postcode) ?? near.sort((a, b) => away(a) - away(b))[0]
      return row ? { lat: row.lat, lng: row.lng, suburb: row.suburb, state: row.state } : null
    },
    postcodeOf: (suburb) => bySuburb.get(suburb.toLowerCase()),
  }
}
