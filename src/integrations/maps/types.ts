export interface MapPoint {
  lat: number
  long: number
}

/** Resolves to a WebP around the point; throws when the tiles do not arrive. */
export type MapPort = (point: MapPoint) => Promise<Buffer>

export interface TileSettings {
  /** Contains `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
}
