import { LRUCache } from 'lru-cache'
import { Breaker } from '@/lib/breaker'
import { outside } from '@/lib/outside'
import { TILE, worldSpot } from '@/lib/tileMap'
import { loadSharp } from '@/lib/sharp'
import { DAY_MS } from '@/lib/time'
import { env } from '@/env'

interface MapPoint {
  lat: number
  long: number
}

/** Resolves to a WebP around the point; throws when the tiles do not arrive. */
type MapPort = (point: MapPoint) => Promise<Buffer>

interface TileSettings {
  /** Contains `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
}

const ZOOM = 15
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

const span = (from: number, length: number): number[] => {
  const first = Math.floor(from / TILE)
  const last = Math.floor((from + length - 1) / TILE)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export const tilesAround = (point: MapPoint): TileGrid => {
  const { x, y } = worldSpot(point)
  const world = TILE * 2 ** ZOOM
  const left = Math.round(x * world - WIDTH / 2)
  const top = Math.round(y * world - HEIGHT / 2)
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

const TIMEOUT_MS = 6_000
const FAILURES = 3
const PAUSE_MS = 30_000

/** The server fetches the tiles, so that the map's host does not learn who views the page. */
export function mapsFromTiles({ url }: Pick<TileSettings, 'url'>): MapPort {
  const breaker = new Breaker({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    fault: (message, options) => new Error(message, options),
  })
  const load = async (x: number, y: number): Promise<Buffer> => {
    const address = url.replace('{z}', String(ZOOM)).replace('{x}', String(x)).replace('{y}', String(y))
    const answer = await fetch(address, {
      headers: { accept: 'image/png,image/webp,image/jpeg', 'user-agent': 'Forecourt maps' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The map tiles answered ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const draw = async (point: MapPoint): Promise<Buffer> => {
    const { tiles, width, height, left, top } = tilesAround(point)
    const parts = await Promise.all(
      tiles.map(async ({ x, y, ...at }) => ({ input: await load(x, y), ...at })),
    )
    const sharp = await loadSharp()
    const whole = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(parts)
      .png()
      .toBuffer()
    return sharp(whole).extract({ left, top, width: WIDTH, height: HEIGHT }).webp({ quality: 80 }).toBuffer()
  }
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200, ttl: DAY_MS })
  return (point) => {
    const key = `${point.lat},${point.long}`
    const stored = drawn.get(key)
    if (stored) return stored
    const picture = outside(() =>
      breaker.run(
        () => draw(point),
        () => true,
      ),
    )
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    return picture
  }
}

let port: MapPort | undefined

/** The map tiles of this process; null without: pages then show the dealer's own picture, or none. */
export function mapPictures(): MapPort | null {
  if (!env.mapTiles) return null
  port ??= mapsFromTiles(env.mapTiles)
  return port
}
