/** Equipment by level (1 plain to 4 everything), body and fuel, in shoppers' words. */
import type { Model, Engine } from './catalogue/types'
import type { Random } from './random'

/** Short, few and with one spelling: these are the values of the features filter. */
const LEVELS: Record<1 | 2 | 3 | 4, string[]> = {
  1: [
    'Reverse camera',
    'Bluetooth',
    'Cruise control',
    'Apple CarPlay and Android Auto',
    'Air conditioning',
    'Power windows',
  ],
  2: [
    'Alloy wheels',
    'Rear parking sensors',
    'Keyless entry',
    'Climate control',
    'Lane keeping assist',
    'Auto headlights',
  ],
  3: [
    'Satellite navigation',
    'Blind spot monitor',
    'Adaptive cruise control',
    'Front parking sensors',
    'Leather trim',
    'Power driver seat',
  ],
  4: [
    'Heated front seats',
    'Premium sound',
    'Surround view camera',
    'Wireless charging',
    'Head-up display',
    'LED headlights',
  ],
}
const BODY: Record<string, string[]> = {
  Ute: ['Tow bar', 'Tub liner', 'Side steps'],
  '4WD': ['Tow bar', 'Roof racks', 'Third row air conditioning', 'Rear differential lock'],
  SUV: ['Roof rails'],
  Wagon: ['Roof rails', 'Cargo blind'],
  Van: ['Cargo barrier', 'Sliding side door', 'Rubber floor'],
  'People Mover': ['Power sliding doors', 'Three-zone climate control'],
  Convertible: ['Power soft top', 'Sports seats'],
  Coupe: ['Sports seats', 'Limited slip differential'],
}
const TOP_BODY: Record<string, string[]> = {
  SUV: ['Power tailgate', 'Panoramic roof'],
  Wagon: ['Power tailgate'],
  '4WD': ['Power tailgate', 'Sunroof'],
  Ute: ['Sports bar'],
}
const EXTRAS: Record<string, string[]> = {
  Ute: ['Canopy', 'Snorkel', 'Bull bar', 'Tonneau cover'],
  '4WD': ['Snorkel', 'Bull bar', 'Dual battery'],
  SUV: ['Tow bar'],
}

const STANDARD = [
  'Anti-lock brakes',
  'Electronic stability control',
  'Traction control',
  'Hill start assist',
  'Driver and passenger airbags',
  'Side and curtain airbags',
  'Autonomous emergency braking',
  'ISOFIX child seat anchors',
  'Remote central locking',
  'Power mirrors',
  'Multi-function steering wheel',
  'Height and reach adjustable steering',
  'USB input',
  'Digital radio',
  '12 V socket',
  'Split-fold rear seat',
  'Cup holders, front and rear',
  'Tyre pressure monitoring',
  'Daytime running lights',
  'Fog lights',
  'Rain sensing wipers',
  'Privacy glass',
  'Auto dimming mirror',
  'Electric park brake',
  'Trip computer',
  'Engine immobiliser',
]
const TWO_SEATS = new Set([
  'Split-fold rear seat',
  'ISOFIX child seat anchors',
  'Cup holders, front and rear',
])

/** The first year in which a car could have it. */
const SINCE: Record<string, number> = { 'Apple CarPlay and Android Auto': 2016, 'Wireless charging': 2017 }

interface Fitted {
  model: Model
  engine: Engine
  level: 1 | 2 | 3 | 4
  year: number
  seats: number
  used: boolean
}

/** Equipment that does not exist for this car, or not together. */
const isOdd = (name: string, { model, year, seats }: Fitted, all: Set<string>): boolean =>
  (name === 'Tow bar' && model.tow === 0) ||
  (name === 'Third row air conditioning' && seats < 7) ||
  (name === 'Tonneau cover' && all.has('Canopy')) ||
  year < (SINCE[name] ?? 0)

const ROWS: Record<number, string> = { 7: 'Seven seats', 8: 'Eight seats' }

export function featuresOf(random: Random, fitted: Fitted): string[] {
  const { model, engine, level, seats, used } = fitted
  const base = ([1, 2, 3, 4] as const).filter((step) => step <= level).flatMap((step) => LEVELS[step])
  const body = [...(BODY[model.body] ?? []), ...(level >= 3 ? (TOP_BODY[model.body] ?? []) : [])]
  const extras = used && random.chance(0.4) ? random.some(EXTRAS[model.body] ?? [], random.int(1, 2)) : []
  const fuel =
    engine.fuel === 'Electric'
      ? ['DC fast charging', 'Heat pump']
      : engine.fuel === 'Plug-in'
        ? ['Home charging cable']
        : []
  const kept = random.some(base, Math.max(6, base.length - random.int(0, 3)))
  const rows = model.body === 'People Mover' ? [] : [ROWS[seats] ?? []].flat()
  const all = new Set([...kept, ...body, ...extras, ...fuel, ...rows])
  return [...all].filter((name) => !isOdd(name, fitted, all))
}

export function equipmentOf(random: Random, features: string[], model: Model, engine: Engine): string[] {
  const fits = STANDARD.filter((name) => model.seats > 3 || !TWO_SEATS.has(name))
  const standard = random.some(fits, random.int(14, 20))
  return [
    ...features,
    ...(engine.fuel === 'Electric'
      ? standard.map((name) => (name === 'Engine immobiliser' ? 'Immobiliser' : name))
      : standard),
  ]
}
