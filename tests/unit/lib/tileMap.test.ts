import { describe, expect, it } from 'vitest'
import { groupedPins, type Pin, TILE, tileMap, worldSpot } from '@/lib/tileMap'

const BOX = 400
const EDGE = 54

describe('a point of the world (Web Mercator)', () => {
  it.each([
    ['where the equator is, and Greenwich', 0, 0, 0.5, 0.5],
    ['Footscray', -37.8052, 144.8836, 0.9024544, 0.6135856],
    ['Nailsworth', -34.8832, 138.6042, 0.8850117, 0.6035064],
    ['Maroochydore', -26.6563, 153.0832, 0.9252311, 0.5768707],
    ['north and west', 51.5, -0.1, 0.4997222, 0.3325585],
    ['beyond the date line', -43.9535, -176.5597, 0.0095564, 0.6362008],
  ])('%s', (_where, lat, long, x, y) => {
    const spot = worldSpot({ lat, long })
    expect(Math.abs(spot.x - x)).toBeLessThan(1e-6)
    expect(Math.abs(spot.y - y)).toBeLessThan(1e-6)
  })
})

const at = (lat: number, long: number) => ({ lat, long })
const FOOTSCRAY = at(-37.8052, 144.8836)
const SUNSHINE = at(-37.7812, 144.8328)
const ADELAIDE = at(-34.8832, 138.6042)

describe('the map of some points', () => {
  it.each([
    ['one point: the closest there is', [FOOTSCRAY], 15],
    ['two yards of one town', [FOOTSCRAY, SUNSHINE], 12],
    ['two states', [FOOTSCRAY, ADELAIDE], 6],
    ['both sides of the date line', [at(-36.85, 174.76), at(-43.95, -176.56)], 5],
    ['all around the world', [at(-37, 145), at(51, 0), at(40, -100)], 0],
  ])('%s', (_what, points, zoom) => {
    const map = tileMap(points, BOX, EDGE)
    expect(map.zoom).toBe(zoom)
    for (const side of [map.across, map.down]) {
      if (zoom > 0)
        for (const spot of side.spots) expect(spot >= EDGE - 0.001 && spot <= BOX - EDGE + 0.001).toBe(true)
      // The tiles cover the box, and none is outside of it.
      const places = side.tiles.map(({ at: place }) => place)
      expect(
        places.every(
          (place, index) => index === 0 || Math.abs(place - (places[index - 1] ?? 0) - TILE) < 1e-6,
        ),
      ).toBe(true)
      const [first = NaN, end = NaN] = [places[0], (places.at(-1) ?? NaN) + TILE]
      expect(first <= 0 && first > -TILE && end >= BOX && end < BOX + TILE).toBe(true)
      // In the middle.
      expect(Math.min(...side.spots) + Math.max(...side.spots)).toBeCloseTo(BOX, 6)
    }
  })

  it('a closer map of two states would not hold them', () => {
    const [a, b] = [worldSpot(FOOTSCRAY), worldSpot(ADELAIDE)]
    expect(Math.abs(a.x - b.x) * TILE * 2 ** 7).toBeGreaterThan(BOX - 2 * EDGE)
  })

  it('a tile shows what its number says', () => {
    const { zoom, across, down } = tileMap([FOOTSCRAY, SUNSHINE], BOX, EDGE)
    const worldAt = ({ tiles: [tile], spots: [spot] }: typeof across) =>
      ((tile?.number ?? NaN) + ((spot ?? NaN) - (tile?.at ?? NaN)) / TILE) / 2 ** zoom
    expect(worldAt(across)).toBeCloseTo(0.9024544, 6)
    expect(worldAt(down)).toBeCloseTo(0.6135856, 6)
  })
})

describe('pins that would overlap', () => {
  const pin = (of: string, x: number, y: number): Pin<string> => ({ x, y, of: [of] })
  it.each([
    ['none', [], []],
    ['apart', [pin('a', 0, 0), pin('b', 150, 0), pin('c', 0, 54)], ['a 0,0', 'b 150,0', 'c 0,54']],
    ['beside each other', [pin('a', 0, 0), pin('b', 149, 0)], ['ab 74.5,0']],
    ['above each other', [pin('a', 0, 0), pin('b', 0, 53)], ['ab 0,26.5']],
    ['the nearest two first', [pin('a', 0, 0), pin('b', 0, 40), pin('c', 0, 90)], ['ab 0,20', 'c 0,90']],
    [
      'a group and one more',
      [pin('a', 0, 0), pin('b', 0, 10), pin('c', 0, 40)],
      ['abc 0,16.666666666666668'],
    ],
    ['all at one place', [pin('a', 5, 5), pin('b', 5, 5), pin('c', 5, 5)], ['abc 5,5']],
  ])('%s', (_what, pins, expected) => {
    const found = groupedPins(pins, { width: 150, height: 54 })
    expect(found.map(({ x, y, of }) => `${of.join('')} ${x},${y}`)).toEqual(expected)
  })
})
