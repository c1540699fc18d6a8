export interface MapPoint {
  lat: number
  long: number
}

/** A WebP around the point, or a throw when the tiles do not arrive. */
export type MapPort = (point: MapPoint) => Promise<Buffer>

export interface TileSettings {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string
  attribution: string
}
