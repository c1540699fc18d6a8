import type { MapPoint } from './types'

export const TILE = 256
export const ZOOM = 15
export const WIDTH = 960
export const HEIGHT = 480

interface TileGrid {
  tiles: { x: number; y: number; left: number; top: number }[]
  width: number
  height: number
  /** Offset of the picture within the grid. */
  left: number
  top: number
}

/** Pixels of the whole world at this zoom, in the projection that all tile servers share (Web Mercator). */
const pixelOf = ({ lat, long }: MapPoint): { x: number; y: number } => {
  const world = TILE * 2 ** ZOOM
  const angle = (lat * Math.PI) / 180
  return {
    x: ((long + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * world,
  }
}

const span = (from: number, length: number): number[] => {
  const first = Math.floor(from / TILE)
  const last = Math.floor((from + length - 1) / TILE)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export const tilesAround = (point: MapPoint): TileGrid => {
  const centre = pixelOf(point)
  const left = Math.round(centre.x - WIDTH / 2)
  const top = Math.round(centre.y - HEIGHT / 2)
  const columns = span(left, WIDTH)
  const rows = span(top, HEIGHT)
  const [firstX = 0] = columns
  const [firstY = 0] = rows
  return {
    tiles: rows.flatMap((y) =>
      columns.map((x) => ({ x, y, left: (x - firstX) * TILE, top: (y - firstY) * TILE })),
    ),
    width: columns.length * TILE,
    height: rows.length * TILE,
    left: left - firstX * TILE,
    top: top - firstY * TILE,
  }
}
