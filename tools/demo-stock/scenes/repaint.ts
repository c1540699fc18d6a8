/**
 * More colours of rendered cars, from renders of the same view in two paints: where they differ is paint, and the size of the
 * difference is the light on it. For a blue or yellow car one render is enough: nothing else in the picture is blue or yellow.
 * The same is true for a close-up of black paint, which has nothing else in it.
 * `npm run repaint`; a picture that exists stays as it is.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { STUDIO } from '../pictures'
import { TENANTS } from '../tenants'

/** Cabins and close-ups of wear are shown as they are; cars are put into a place first. */
const folderOf = (shape: string): string =>
  /^(?:interior|condition)/.test(shape) ? path.join(TENANTS, 'demo-pictures') : STUDIO

/** As they look in the studio, where the clear coat adds some light. */
const HEX = {
  black: '2e3132',
  blue: '335886',
  bronze: '6f5140',
  green: '3e5745',
  grey: '65696c',
  orange: 'c25a28',
  red: '9e383a',
  silver: 'afb2b5',
  teal: '3a7380',
  white: 'f2f3f2',
  yellow: 'cc9e26',
  // Trims of cabins, darker than their names: a cabin has less light than the studio.
  dark: '45454a',
  light: 'bdb19f',
  ash: '8d8b88',
  brown: '6b4936',
  charcoal: '605c58',
  ivory: 'd9d3c5',
  tan: 'a8744a',
  wine: '642e30',
} as const
type Paint = keyof typeof HEX

/** The channel in which a vivid paint is bright, and the one that tells it from lamps and chrome. */
const VIVID = { blue: [2, 0], yellow: [1, 2] } as const
type Vivid = keyof typeof VIVID
type Alone = Vivid | 'black'

interface Wanted {
  shape: string
  from: readonly [Paint, Paint] | readonly [Alone]
  to: readonly Paint[]
}
const WANTED: Wanted[] = [
  { shape: 'suv-1', from: ['red', 'white'], to: ['grey', 'green', 'bronze', 'black'] },
  { shape: 'suv-1', from: ['blue', 'white'], to: ['red', 'silver', 'grey', 'green', 'bronze', 'black'] },
  { shape: 'hatch-1', from: ['blue'], to: ['red', 'silver', 'grey', 'white'] },
  { shape: 'hatch-2', from: ['yellow'], to: ['red', 'silver', 'teal', 'white'] },
  { shape: 'suv-2', from: ['green', 'white'], to: ['blue', 'red', 'silver'] },
  {
    shape: 'suv-2',
    from: ['blue', 'white'],
    to: ['grey', 'silver', 'red', 'green', 'bronze'],
  },
  { shape: 'suv-2', from: ['blue'], to: ['black', 'grey', 'silver', 'red', 'green', 'bronze'] },
  {
    shape: 'suv-3',
    from: ['blue', 'white'],
    to: ['silver', 'grey', 'red', 'green', 'bronze'],
  },
  { shape: 'suv-3', from: ['blue'], to: ['black', 'silver', 'grey', 'red', 'green', 'bronze'] },
  { shape: 'ute-3', from: ['blue', 'white'], to: ['green', 'orange', 'grey', 'red'] },
  { shape: 'ute-3', from: ['blue'], to: ['green', 'black', 'orange', 'grey', 'red'] },
  { shape: 'hatch-3', from: ['blue', 'white'], to: ['red', 'grey'] },
  { shape: 'hatch-3', from: ['blue'], to: ['red', 'black', 'grey'] },
  { shape: '4x4-1', from: ['black', 'white'], to: ['blue'] },
  { shape: '4x4-1', from: ['blue', 'white'], to: ['grey'] },
  { shape: '4x4-2', from: ['blue'], to: ['white'] },
  { shape: '4x4-1', from: ['blue'], to: ['black'] },
  { shape: 'suv-3', from: ['blue', 'red'], to: ['green', 'grey', 'bronze'] },
  { shape: 'ute-1', from: ['red', 'white'], to: ['blue', 'silver', 'grey', 'black'] },
  { shape: 'ute-3', from: ['orange', 'white'], to: ['blue', 'grey', 'red'] },
  { shape: 'sedan-1', from: ['blue'], to: ['grey', 'white'] },
  { shape: 'sedan-2', from: ['blue'], to: ['black', 'silver', 'white'] },
  { shape: 'ev_suv-1', from: ['black', 'white'], to: ['blue', 'grey', 'red'] },
  { shape: 'ev_suv-2', from: ['blue', 'silver'], to: ['green', 'grey', 'red'] },
  { shape: 'ev_hatch-1', from: ['teal', 'white'], to: ['red', 'grey'] },
  { shape: 'ev_sedan-1', from: ['grey', 'white'], to: ['blue', 'red'] },
  { shape: 'condition-1', from: ['blue'], to: ['red', 'black', 'grey', 'white'] },
  { shape: 'condition-3', from: ['black'], to: ['blue', 'green', 'bronze', 'grey', 'red'] },
  ...['suv-1', 'suv-2', 'sedan-1', 'hatch-1', 'ute-1', 'van-1', 'ev-1'].map((cabin) => ({
    shape: `interior_${cabin}`,
    from: ['dark', 'light'] as const,
    to: ['ash', 'brown', 'charcoal', 'ivory', 'tan', 'wine'] as const,
  })),
]

const toLight = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const toByte = (light: number): number => {
  const clamped = Math.min(1, Math.max(0, light))
  return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055))
}
const LIGHT = Array.from({ length: 256 }, (_, value) => toLight(value))
const lightOf = (paint: Paint): number[] =>
  [0, 2, 4].map((at) => toLight(Number.parseInt(HEX[paint].slice(at, at + 2), 16)))

const fileOf = (shape: string, paint: string, angle: string) =>
  path.join(folderOf(shape), `${shape}-${paint}-${angle}.webp`)
const pixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

type Colour = readonly number[]
const CHANNELS = [0, 1, 2] as const
const less = (one: Colour, two: Colour): number[] => one.map((part, channel) => part - (two[channel] ?? 0))
const product = (one: Colour, two: Colour): number =>
  one.reduce((sum, part, channel) => sum + part * (two[channel] ?? 0), 0)

/** Both pictures share every shadow, so their difference is that of the paints times the light on them. */
const lightOfPair = (first: Paint, second: Paint) => {
  const apart = less(lightOf(first), lightOf(second))
  return (one: Colour, two: Colour) => Math.max(0, product(less(one, two), apart) / product(apart, apart))
}

/** The paint in this picture: the mean of its most coloured pixels, at a light of 1. */
function paintSeen(picture: Buffer, paint: Vivid): number[] {
  const [bright, dark] = VIVID[paint]
  const span = (lightOf(paint)[bright] ?? 0) - (lightOf(paint)[dark] ?? 0)
  const sum = [0, 0, 0]
  for (let at = 0; at < picture.length; at += 3) {
    const seen = colourAt(picture, at)
    const [most, least] = [seen[bright] ?? 0, seen[dark] ?? 0]
    if (most - least > span * 0.5 && least < most * 0.3)
      for (const channel of CHANNELS) sum[channel] = (sum[channel] ?? 0) + (seen[channel] ?? 0)
  }
  const share = span / ((sum[bright] ?? 0) - (sum[dark] ?? 0))
  return sum.map((part) => part * share)
}

/** Bright paint keeps its shading: values above white are compressed below it. */
const SHOULDER = 0.7
const shoulder = (light: number): number =>
  light <= SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)))

/** The backdrop has a little colour too: light below NONE counts as none, and grows until it counts fully at OWN. */
const [NONE, OWN] = [0.08, 0.2]
const lightOfVivid = (paint: Vivid) => {
  const [bright, dark] = VIVID[paint]
  const span = (lightOf(paint)[bright] ?? 0) - (lightOf(paint)[dark] ?? 0)
  return (seen: Colour): number => {
    const light = ((seen[bright] ?? 0) - (seen[dark] ?? 0)) / span
    return light < NONE ? 0 : light < OWN ? ((light - NONE) * OWN) / (OWN - NONE) : light
  }
}

/** Reflections on black paint, and bare metal, are brighter than the paint and keep their colour. */
const lightOfBlack = (seen: Colour): number =>
  Math.min(1, product(seen, lightOf('black')) / product(lightOf('black'), lightOf('black')))

const colourAt = (picture: Buffer, at: number): number[] =>
  CHANNELS.map((channel) => LIGHT[picture[at + channel] ?? 0] ?? 0)

/** `ground` is the picture to paint over, in the paint `from`. */
function repaint(
  ground: Buffer,
  from: Colour,
  to: Paint,
  lightAt: (at: number, seen: Colour) => number,
): Buffer {
  const step = less(lightOf(to), from)
  const made = Buffer.alloc(ground.length)
  for (let at = 0; at < ground.length; at += 3) {
    const seen = colourAt(ground, at)
    const light = lightAt(at, seen)
    for (const channel of CHANNELS) {
      const next = (seen[channel] ?? 0) + light * (step[channel] ?? 0)
      made[at + channel] = toByte(light > 0 ? shoulder(next) : next)
    }
  }
  return made
}

/** Leather and cloth take a dye: the pale plastic beside them, which the light cabin has too, keeps its colour. */
function dye(ground: Buffer, from: Colour, to: Paint, lightAt: (at: number, seen: Colour) => number): Buffer {
  const ratio = lightOf(to).map((part, channel) => part / (from[channel] ?? 1))
  const made = Buffer.alloc(ground.length)
  for (let at = 0; at < ground.length; at += 3) {
    const seen = colourAt(ground, at)
    const share = Math.min(1, (lightAt(at, seen) * product(from, from)) / Math.max(product(seen, from), 1e-6))
    for (const channel of CHANNELS) {
      const next = (seen[channel] ?? 0) * (1 + share * ((ratio[channel] ?? 1) - 1))
      made[at + channel] = toByte(share > 0 ? shoulder(next) : next)
    }
  }
  return made
}

async function painter(shape: string, from: Wanted['from'], angle: string) {
  const one = await pixels(fileOf(shape, from[0], angle))
  if (from.length === 1) {
    const [alone] = from
    const light = alone === 'black' ? lightOfBlack : lightOfVivid(alone)
    const paint = alone === 'black' ? lightOf(alone) : paintSeen(one.data, alone)
    return {
      info: one.info,
      paint: (to: Paint) => repaint(one.data, paint, to, (_, seen) => light(seen)),
    }
  }
  const two = await pixels(fileOf(shape, from[1], angle))
  const light = lightOfPair(...from)
  return {
    info: two.info,
    paint: (to: Paint) =>
      (shape.startsWith('interior_') ? dye : repaint)(two.data, lightOf(from[1]), to, (at, seen) =>
        light(colourAt(one.data, at), seen),
      ),
  }
}

for (const { shape, from, to } of WANTED) {
  const [first, second = first] = from
  const start = `${shape}-${first}-`
  const angles = readdirSync(folderOf(shape))
    .flatMap((name) => (name.startsWith(start) ? name.slice(start.length, -'.webp'.length) : []))
    .filter((angle) => existsSync(fileOf(shape, second, angle)))
  for (const angle of angles) {
    const missing = to.filter((paint) => !existsSync(fileOf(shape, paint, angle)))
    if (missing.length === 0) continue
    const { info, paint } = await painter(shape, from, angle)
    for (const colour of missing)
      await sharp(paint(colour), { raw: { width: info.width, height: info.height, channels: info.channels } })
        .webp({ quality: 80, effort: 6 })
        .toFile(fileOf(shape, colour, angle))
  }
}
