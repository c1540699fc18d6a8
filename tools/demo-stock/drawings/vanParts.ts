/** Line drawings of what a caravan yard has on its shelves, in the manner of those for cars; and who sells what, in whose colours. */
import { ACCESSORIES, box, car, line, part, round } from './accessories'

const BALLS = Array.from({ length: 9 }, (_, at) => (at * 2 * Math.PI) / 9).map((turn) =>
  round(Math.round(34 + 17.5 * Math.cos(turn)), Math.round(36 + 17.5 * Math.sin(turn)), 3.4),
)

export const VAN_PARTS: Record<string, string> = {
  'hatch-seal':
    car(box(10, 12, 58, 48, 10)) +
    part(`${box(16, 18, 46, 36, 8)}${box(23, 25, 32, 22, 4)}`) +
    line('M62 44q18-2 20 8t-10 10M66 38q24 0 24 16'),
  'wheel-bearing-kit':
    part(round(34, 36, 25) + round(34, 36, 10)) +
    line(...BALLS) +
    part(round(76, 48, 13) + round(76, 48, 6)) +
    line('M67 22h18M71 16h10v12H71z'),
  'kitchen-tap':
    car('M6 60h84M20 60v6h56v-6') +
    part('M38 60V34q0-20 17-20t17 18v6h-9v-6q0-9-8-9t-8 11v26z') +
    part(box(30, 38, 8, 8)) +
    line('M34 60h17M30 42h-9M67 44v4M67 53v3'),
  'water-pump':
    part(box(16, 26, 36, 26, 6)) +
    part(box(52, 31, 24, 16, 4)) +
    line('M24 26v-8q0-6-6-6H6M44 26V16q0-4 4-4h40M60 31v16M68 31v16M76 39h6M14 58h42M22 52v6M46 52v6'),
  'jockey-wheel':
    car('M4 28h34M58 28h34M4 36h34M58 36h34') +
    part(box(42, 10, 12, 34, 3)) +
    part(box(37, 26, 22, 12, 2)) +
    part(round(48, 56, 12) + round(48, 56, 4)) +
    line('M48 10V5h14v5'),
  'roof-hatch':
    car('M4 48h22M70 48h22M4 48v8M92 48v8') +
    part(box(22, 44, 52, 9, 2)) +
    part('M24 42 68 18q4-1 5 3t-3 6L32 44z') +
    line('M66 28v16M48 53v5M38 62q0-4 10-4t10 4-10 4-10-4z'),
  'roll-out-awning':
    car('M16 18v42h52V18M28 60V38h13v22M50 36h12v10H50z') +
    part('M14 14h56l14 20H4z') +
    line('M27 14l-6 20M42 14v20M57 14l7 20M4 34v28M84 34v28'),
  'solar-panel':
    car('M30 54v8M58 54v8M20 62h50') +
    part('M22 14h62l-10 40H12z') +
    line('M18.7 27.3h62M15.3 40.7h62M42.7 14l-10 40M63.3 14l-10 40'),
}

const HARBOUR = { ink: '#006880', fill: '#d9eff3', pale: '#9dbfc8' }
const WESTSIDE = { ink: '#0e0f11', fill: '#cdf545', pale: '#a5a69f' }
const OUTBACK = { ink: '#9b3d1b', fill: '#f7e6c4', pale: '#bd9a73' }
const ANY_MAKE = [
  ...['rubber-floor-mats', 'dash-camera', 'tow-bar-with-wiring', 'window-tint'],
  ...['roof-racks', 'reverse-parking-sensors', 'boot-liner', 'seat-covers'],
]

const drawn = (shapes: string, { ink, fill, pale }: typeof HARBOUR): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="192" height="144"><g fill="none" stroke="${ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.replaceAll('{fill}', fill).replaceAll('{pale}', pale)}</g></svg>\n`

/** By file: each dealer's own. */
export const SOLD: [file: string, svg: string][] = [
  ...Object.entries(ACCESSORIES).map(([name, shapes]) => ['harbour-toyota', name, shapes, HARBOUR] as const),
  ...ANY_MAKE.map((name) => ['westside-motors', name, ACCESSORIES[name] ?? '', WESTSIDE] as const),
  ...Object.entries(VAN_PARTS).map(([name, shapes]) => ['outback-caravans', name, shapes, OUTBACK] as const),
].map(([dealer, name, shapes, inks]) => [`${dealer}/assets/accessories/${name}.svg`, drawn(shapes, inks)])
