/** Which rendered pictures a car gets: those of its own body, model and colour, and only those that exist. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CarImage } from '@/domain/car/car'

/** Paints of each rendered body, the commonest first: `{type}-{variant}` to the colours that there are pictures of. */
export const PAINTS = {
  'ute-1': ['red', 'white', 'grey'],
  'ute-2': ['white', 'silver', 'blue'],
  'ute-3': ['green', 'black', 'orange'],
  '4x4-1': ['white', 'grey', 'black'],
  '4x4-2': ['sage', 'white', 'blue'],
  '4x4-3': ['beige', 'white', 'grey'],
  'suv-1': ['blue', 'white', 'red'],
  'suv-2': ['grey', 'white', 'black'],
  'suv-3': ['white', 'black', 'silver'],
  'hatch-1': ['blue', 'white', 'red'],
  'hatch-2': ['yellow', 'white', 'silver'],
  'hatch-3': ['red', 'black', 'white'],
  'sedan-1': ['silver', 'white', 'grey'],
  'sedan-2': ['black', 'white', 'blue'],
  'sedan-3': ['white', 'grey', 'red'],
  'wagon-1': ['green', 'white', 'silver'],
  'wagon-2': ['slate', 'white', 'beige'],
  'wagon-3': ['grey', 'black', 'white'],
  'van-1': ['white', 'silver', 'blue'],
  'van-2': ['slate', 'white', 'silver'],
  'van-3': ['white', 'silver', 'grey'],
  'people_mover-1': ['grey', 'white', 'black'],
  'people_mover-2': ['white', 'silver', 'blue'],
  'people_mover-3': ['blue', 'white', 'red'],
  'coupe-1': ['yellow', 'black', 'white'],
  'coupe-2': ['black', 'red', 'silver'],
  'coupe-3': ['red', 'white', 'blue'],
  'convertible-1': ['maroon', 'white', 'blue'],
  'convertible-2': ['white', 'black', 'red'],
  'convertible-3': ['blue', 'silver', 'green'],
  'caravan-1': ['white'],
  'caravan-2': ['white'],
  'caravan-3': ['white'],
} as const satisfies Record<string, readonly string[]>
export type Shape = keyof typeof PAINTS

/** The word a shopper would use and filter by. */
const SPOKEN: Record<string, string> = { slate: 'Blue', sage: 'Green', beige: 'Beige', maroon: 'Maroon' }
export const colourName = (paint: string): string => SPOKEN[paint] ?? paint[0]?.toUpperCase() + paint.slice(1)

const FOLDER = path.resolve('tenants/demo-pictures')
const present = new Set(existsSync(FOLDER) ? readdirSync(FOLDER) : [])
const VIEWS = [
  ['hero', 'front three-quarter view'],
  ['side', 'side view'],
  ['rear34', 'rear three-quarter view'],
] as const

/** Hero first, then side and rear. `title` is year, make and model. */
export function gallery(shape: Shape, paint: string, title: string): CarImage[] {
  return VIEWS.map(([angle, view]) => ({ file: `${shape}-${paint}-${angle}.webp`, view }))
    .filter(({ file }) => present.has(file))
    .map(({ file, view }) => ({
      image: { url: `/media/demo/${file}` },
      alt: `${title}, ${colourName(paint).toLowerCase()}, ${view}`,
    }))
}
