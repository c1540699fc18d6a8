/** Meta's own words for what a car is. What has no word there is OTHER. */
import type { Car } from './car'

const BODIES: Readonly<Record<string, string>> = {
  SUV: 'SUV',
  '4WD': 'SUV',
  Ute: 'TRUCK',
  'Light Truck': 'TRUCK',
  'Cab Chassis': 'TRUCK',
  Sedan: 'SEDAN',
  Hatch: 'HATCHBACK',
  Wagon: 'WAGON',
  Van: 'VAN',
  Coupe: 'COUPE',
  Convertible: 'CONVERTIBLE',
  'People Mover': 'MINIVAN',
}
const FUELS: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  'Plug-in Hybrid': 'PLUGIN_HYBRID',
  Electric: 'ELECTRIC',
}
const DRIVES: Readonly<Record<string, string>> = {
  '4x4': '4X4',
  AWD: 'AWD',
  FWD: 'FWD',
  RWD: 'RWD',
  '4x2': '4X2',
}
const GEARBOXES: Readonly<Record<string, string>> = { Automatic: 'AUTOMATIC', Manual: 'MANUAL' }

const OF_FIELD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ simple_body: BODIES, simple_fuel: FUELS, fuel: FUELS, drive: DRIVES },
  ...{ simple_transmission: GEARBOXES, trans: GEARBOXES },
}
/** Our word for Meta's when such a file comes back: `TRUCK` is a ute there, OTHER nothing. Undefined for what is no word of Meta's. */
export function fromMeta(field: string, word: string): string | null | undefined {
  const words = OF_FIELD[field]
  if (!words) return undefined
  return word === 'OTHER' ? null : Object.keys(words).find((ours) => words[ours] === word)
}

const wordIn = (words: Readonly<Record<string, string>>) => (value: string | null | undefined) =>
  words[value ?? ''] ?? 'OTHER'
export const metaBody = wordIn(BODIES)
export const metaFuel = wordIn(FUELS)
export const metaDrive = wordIn(DRIVES)
export const metaGearbox = wordIn(GEARBOXES)

export function metaState({ car_type, certified }: Pick<Car, 'car_type' | 'certified'>): string {
  if (car_type === 'new') return 'NEW'
  return certified ? 'CPO' : 'USED'
}
