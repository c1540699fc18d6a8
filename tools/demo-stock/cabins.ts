/** The cabins that have pictures: which bodies they suit, and which trim each shows. */
import type { StockCar } from './stockCar'
import { isPictured } from './pictures'

const LAYOUTS: Record<string, readonly string[]> = {
  ev: ['ev-1'],
  SUV: ['suv-1', 'suv-2'],
  '4WD': ['suv-1', 'suv-2'],
  Ute: ['ute-1'],
  Hatch: ['hatch-1'],
  Sedan: ['sedan-1'],
  Wagon: ['sedan-1'],
  Van: ['van-1'],
  'People Mover': ['van-1'],
  Caravan: ['caravan-1'],
}

/** Trims of cloth, and the one that exists only in leather. */
const CLOTH = { dark: 'Black', charcoal: 'Charcoal', ash: 'Grey', light: 'Beige' } as const
const LEATHER = { ...CLOTH, tan: 'Tan', brown: 'Brown', ivory: 'Ivory', wine: 'Red' } as const

/** What a caravan's cupboards are made of. */
const CUPBOARDS = { timber: 'Timber', white: 'White', grey: 'Grey' } as const

const IN_A_CAR = { dash: 'dashboard', seats: 'front seats' } as const
const IN_A_VAN = { inside: 'kitchen, lounge and bed' } as const
/** Each picture of a cabin, and what it shows. */
export const viewsIn = (file: string): Readonly<Record<string, string>> =>
  file.startsWith('interior_caravan') ? IN_A_VAN : IN_A_CAR

export interface Cabin {
  file: string
  /** In a shopper's words. */
  trim: string
}

type Fitted = Pick<StockCar, 'simple_fuel' | 'simple_body' | 'features' | 'standardEquipment'>

const isLeather = ({ features, standardEquipment }: Fitted): boolean =>
  [...(features ?? []), ...(standardEquipment ?? [])].includes('Leather trim')

/** Every cabin that this car may have. */
export function cabinsOf(car: Fitted): Cabin[] {
  const layouts = LAYOUTS[car.simple_fuel === 'Electric' ? 'ev' : (car.simple_body ?? '')] ?? []
  const trims = car.simple_body === 'Caravan' ? CUPBOARDS : isLeather(car) ? LEATHER : CLOTH
  return Object.entries(trims).flatMap(([paint, trim]) =>
    layouts
      .map((layout) => ({ file: `interior_${layout}-${paint}`, trim }))
      .filter(({ file }) => Object.keys(viewsIn(file)).every((view) => isPictured(`${file}-${view}`))),
  )
}
