/** The paints of each rendered body, and the words for them. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CarImage } from '@/core/car/car'
import type { Random } from './random'
import { TENANTS } from './tenants'

/** `{type}-{variant}` to the colours that have pictures, the most common first. */
export const PAINTS = {
  'ute-1': ['red', 'white', 'grey', 'blue', 'silver', 'black'],
  'ute-2': ['white', 'silver', 'blue'],
  'ute-3': ['green', 'black', 'orange', 'white', 'grey', 'blue', 'red'],
  '4x4-1': ['white', 'grey', 'black', 'blue', 'beige', 'green', 'bronze'],
  '4x4-2': ['sage', 'white', 'blue'],
  '4x4-3': ['beige', 'white', 'grey'],
  'suv-1': ['blue', 'white', 'red', 'silver', 'grey', 'green', 'bronze', 'black'],
  'suv-2': ['grey', 'white', 'black', 'silver', 'blue', 'red', 'green', 'bronze'],
  'suv-3': ['white', 'black', 'silver', 'grey', 'blue', 'red', 'green', 'bronze'],
  'ev_suv-1': ['white', 'black', 'grey', 'blue', 'red'],
  'ev_suv-2': ['silver', 'blue', 'grey', 'red', 'green'],
  'hatch-1': ['blue', 'white', 'red', 'silver', 'grey'],
  'hatch-2': ['yellow', 'white', 'silver', 'red', 'teal'],
  'hatch-3': ['red', 'black', 'white', 'blue', 'grey'],
  'ev_hatch-1': ['white', 'teal', 'grey', 'red'],
  'sedan-1': ['silver', 'white', 'grey', 'blue'],
  'sedan-2': ['black', 'white', 'blue', 'silver'],
  'sedan-3': ['white', 'grey', 'red'],
  'ev_sedan-1': ['white', 'grey', 'blue', 'red'],
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
  'caravan-1': ['white', 'sand', 'silver', 'graphite'],
  'caravan-2': ['white', 'sand', 'silver', 'graphite'],
  'caravan-3': ['white', 'sand', 'silver', 'graphite'],
  'caravan-4': ['white', 'sand', 'silver', 'graphite'],
  'caravan-5': ['sand', 'graphite'],
  'caravan-6': ['teal', 'red'],
  'caravan-7': ['white', 'silver', 'sand', 'graphite'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type Shape = keyof typeof PAINTS

/** Paints that `grounds/cutouts.py` makes from the white car. */
const DYED: Record<string, readonly string[]> = {
  '4x4-1': ['beige', 'green', 'bronze'],
  'caravan-1': ['sand', 'silver', 'graphite'],
  'caravan-2': ['sand', 'silver', 'graphite'],
  'caravan-3': ['sand', 'silver', 'graphite'],
  'caravan-4': ['silver', 'graphite'],
  'caravan-7': ['sand', 'graphite'],
}

/** Cars in the grey studio, of which `grounds/compose.py` makes those that the sites show. */
export const STUDIO = path.join(import.meta.dirname, 'studio')
const files = new Set(
  [STUDIO, path.join(TENANTS, 'demo-pictures')].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder) : [],
  ),
)
/** The picture that this one is made from: its own, or that of the white car. Of a car a second paint has to show which part is paint. */
function sourceOf(name: string): string {
  const [, shape = '', paint = '', view = ''] = /^(.+-\d)-([a-z]+)-(.+)$/.exec(name) ?? []
  if (!DYED[shape]?.includes(paint)) return name
  const isTold = shape.startsWith('caravan') || files.has(`${shape}-black-${view}.webp`)
  return isTold ? `${shape}-white-${view}` : name
}
export const isPictured = (name: string): boolean => files.has(`${sourceOf(name)}.webp`)
/** Picture names with this beginning, in order. */
export const namesFrom = (start: string): string[] =>
  [...files]
    .filter((file) => file.startsWith(start))
    .map((file) => file.replace(/\.webp$/, ''))
    .sort()
export const picture = (name: string, alt: string): CarImage => ({
  image: { url: `/media/demo/${name}.webp` },
  alt,
})

/** A shopper's word for the colour, also used by the filter. */
const SPOKEN: Record<string, string> = { slate: 'Blue', sage: 'Green', sand: 'Beige', graphite: 'Grey' }
export const colourName = (paint: string): string => SPOKEN[paint] ?? paint[0]?.toUpperCase() + paint.slice(1)

/** Two in five get the most common paint, the rest any of the first three. */
export const wishedPaint = (random: Random, shape: Shape): string =>
  random.chance(0.4) ? PAINTS[shape][0] : random.pick(PAINTS[shape].slice(0, 3))
