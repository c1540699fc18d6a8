/** Where tiles and pins stand on a square map of a few points. */
export const TILE = 256
const CLOSEST = 15

interface Point {
  lat: number
  long: number
}

/** In the projection that all tile servers share (Web Mercator), as shares of the whole world from its north-west. */
export function worldSpot({ lat, long }: Point): { x: number; y: number } {
  const angle = (lat * Math.PI) / 180
  return { x: (long + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 }
}

const reach = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** One side of a square of `box` pixels around the values: where its tiles begin, and where each value is. */
function side(values: readonly number[], count: number, box: number) {
  const world = TILE * count
  const start = (Math.min(...values) + reach(values) / 2) * world - box / 2
  const tiles: { number: number; at: number }[] = []
  for (let number = Math.floor(start / TILE); number * TILE < start + box; number++)
    tiles.push({ number, at: number * TILE - start })
  return { tiles, spots: values.map((value) => value * world - start) }
}

/** The closest map on which all points are `edge` or more within it. */
export function tileMap(points: readonly Point[], box: number, edge: number) {
  const spots = points.map(worldSpot)
  const ys = spots.map(({ y }) => y)
  // On both sides of the date line the short way is across it.
  const isSplit = reach(spots.map(({ x }) => x)) > 0.5
  const xs = spots.map(({ x }) => (isSplit && x < 0.5 ? x + 1 : x))
  let zoom = CLOSEST
  while (zoom > 0 && Math.max(reach(xs), reach(ys)) * TILE * 2 ** zoom > box - 2 * edge) zoom--
  return { zoom, across: side(xs, 2 ** zoom, box), down: side(ys, 2 ** zoom, box) }
}

export interface Pin<T> {
  x: number
  y: number
  of: [T, ...T[]]
}

/** Pins whose words would overlap become one in their middle, the nearest two first. */
export function groupedPins<T>(
  pins: readonly Pin<T>[],
  words: { width: number; height: number },
): readonly Pin<T>[] {
  let pair: [Pin<T>, Pin<T>] | null = null
  let least = 1
  for (const [at, pin] of pins.entries())
    for (const other of pins.slice(at + 1)) {
      const far = Math.max(Math.abs(pin.x - other.x) / words.width, Math.abs(pin.y - other.y) / words.height)
      if (far < least) [pair, least] = [[pin, other], far]
    }
  if (!pair) return pins
  const [a, b] = pair
  const of: Pin<T>['of'] = [...a.of, ...b.of]
  const middle = (axis: 'x' | 'y') => (a[axis] * a.of.length + b[axis] * b.of.length) / of.length
  const joined = { x: middle('x'), y: middle('y'), of }
  const left = pins.filter((pin) => pin !== b).map((pin) => (pin === a ? joined : pin))
  return groupedPins(left, words)
}
