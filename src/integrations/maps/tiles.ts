import { LRUCache } from 'lru-cache'
import { Breaker } from '@/lib/breaker'
import { HEIGHT, tilesAround, WIDTH, ZOOM } from './grid'
import type { MapPoint, MapPort, TileSettings } from './types'
import { loadSharp } from '@/lib/sharp'
import { DAY_MS } from '@/lib/time'

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
    const kept = drawn.get(key)
    if (kept) return kept
    const picture = breaker.run(
      () => draw(point),
      () => true,
    )
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    return picture
  }
}
