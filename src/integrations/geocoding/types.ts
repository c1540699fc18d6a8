/** Degrees, and the names of a place as addresses write them. */
export interface PostcodePlace {
  lat: number
  lng: number
  suburb: string
  state: string
}

/** Null: there is no such postcode. Throws for no response or an unreadable one. */
export type GeocodingPort = (asked: { postcode: string; country: string }) => Promise<PostcodePlace | null>
