import { pinsOf } from '@/components/place/pins'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Place } from '@/core/place/addresses'
import { type Tiles, tilesOf } from '@/core/dealer/config/tilesConfig'
import { groupedPins, type Pin, TILE, tileMap } from '@/lib/tileMap'

/** In pixels of the map, of which the narrowest phones show 400 in 328: a pin with its words there is 125 by 44. */
const BOX = 400
const WORDS = { width: 150, height: 54 }

const percent = (pixels: number) => Number(((pixels / BOX) * 100).toFixed(2))
const share = (pixels: number) => `${percent(pixels)}%`

/** Two yards or more make a map: the dealer's own drawing first, else its tiles, else there is none. */
export function yardsShown(
  config: Pick<TenantConfig, 'pages' | 'mapTiles'>,
  places: readonly Place[],
): { yards: readonly Place[]; tiles: Tiles | null } | null {
  const drawn = new Set(pinsOf(config.pages.locations, places).flatMap(({ place }) => place ?? []))
  if (drawn.size > 1) return { yards: [...drawn], tiles: null }
  const tiles = tilesOf(config)
  const yards = places.filter(({ main: { location_type, address } }) => {
    return location_type === 'sales' && address.lat != null && address.long != null
  })
  return tiles && yards.length > 1 ? { yards, tiles } : null
}

/** Of a dealer's own server. A tile that does not come leaves the background, and the pins on it. */
export function yardTiles({ url, attribution }: Tiles, yards: readonly Place[]) {
  const points = yards.map(({ main: { address } }) => ({ lat: address.lat ?? 0, long: address.long ?? 0 }))
  const { zoom, across, down } = tileMap(points, BOX, WORDS.height)
  const count = 2 ** zoom
  const address = (x: number, y: number) =>
    url
      .replaceAll('{z}', `${zoom}`)
      .replaceAll('{x}', `${(x + count) % count}`)
      .replaceAll('{y}', `${y}`)
  const rows = down.tiles.filter(({ number }) => number >= 0 && number < count)
  const tiles = rows.flatMap((row) => across.tiles.map((column) => ({ row, column })))
  const picture = (
    <div className="yardtiles">
      {tiles.map(({ row, column }) => (
        <img
          key={`${column.at} ${row.at}`}
          loading="lazy"
          src={address(column.number, row.number)}
          alt=""
          style={{ left: share(column.at), top: share(row.at), width: share(TILE) }}
        />
      ))}
      <p className="map__source">{attribution}</p>
    </div>
  )
  const pins = yards.map((place, at): Pin<Place> => {
    return { x: across.spots[at] ?? 0, y: down.spots[at] ?? 0, of: [place] }
  })
  const spots = groupedPins(pins, WORDS).map(({ x, y, of }) => {
    const [{ main, name }, ...others] = of
    const label = others.length ? `${name} +${others.length}` : name
    return { x: percent(x), y: percent(y), location: main.slug, label, of }
  })
  return { picture, spots }
}
