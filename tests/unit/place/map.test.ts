import { expect, test } from 'vitest'
import { mapOf } from '@/core/place/map'
import { HEIGHT, tilesAround, WIDTH } from '@/integrations/maps'
import { TILE } from '@/lib/tileMap'
import { location } from './location'

const NONE = { pictures: '', tileAttribution: null }
const TILES = { pictures: '', tileAttribution: '© map makers' }
const point = { street: '1 Long Street', lat: -26.6563, long: 153.0832 }
const image = { image: { url: '/media/yard.webp' } }
const withKey = { address: { ...point, map_key: 'maroochydore' }, image }

test.each([
  ['nothing: no picture', {}, TILES, null],
  ['a key without maps: no picture', { address: { map_key: 'x' } }, NONE, null],
  ['a point without tiles: no picture', { address: point }, NONE, null],
  ['the yard', { image }, NONE, { url: '/media/yard.webp', kind: 'photo', attribution: null }],
  [
    'tiles, with whose they are',
    { address: point, image },
    TILES,
    { url: '/api/locations/sales/map', kind: 'map', attribution: '© map makers' },
  ],
  [
    'the dealer’s own map first',
    withKey,
    { ...TILES, pictures: '/media/maps/{map_key}.webp' },
    { url: '/media/maps/maroochydore.webp', kind: 'map', attribution: null },
  ],
])('C1 map: %s', (_, over, sources, expected) => {
  const map = mapOf(location('sales', over), sources)
  if (expected === null) expect(map).toBeNull()
  else expect(map).toMatchObject(expected)
})

test.each([
  [-26.6563, 153.0832],
  [-37.8052, 144.8836],
  [0, 0],
])('C1 the tiles around %d, %d cover the picture, and the point is in its middle', (lat, long) => {
  const { tiles, width, height, left, top } = tilesAround({ lat, long })
  expect(left >= 0 && top >= 0 && left + WIDTH <= width && top + HEIGHT <= height).toBe(true)
  expect(tiles).toHaveLength((width / TILE) * (height / TILE))
  const [first] = tiles
  const across = ((first?.x ?? 0) * TILE + left + WIDTH / 2) / (TILE * 2 ** 15)
  expect(across * 360 - 180).toBeCloseTo(long, 4)
})
