/** Equipment by level (1 plain to 4 everything), body and fuel, in shoppers' words. */
import type { Model, Engine } from './catalogue/types'
import type { Random } from './random'

/** Short, few and spelled one way: these are the values of the features filter. */
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

export function featuresOf(
  random: Random,
  model: Model,
  engine: Engine,
  level: 1 | 2 | 3 | 4,
  used: boolean,
): string[] {
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
  const seats = model.seats >= 7 && model.body !== 'People Mover' ? ['Seven seats'] : []
  return [...new Set([...kept, ...body, ...extras, ...fuel, ...seats])].filter(
    (name) => name !== 'Tow bar' || model.tow > 0,
  )
}

export function equipmentOf(random: Random, features: string[], model: Model): string[] {
  const fits = STANDARD.filter((name) => model.seats > 3 || !TWO_SEATS.has(name))
  return [...features, ...random.some(fits, random.int(14, 20))]
}
