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
}

/** Trims of cloth, and the one that exists only in leather. */
const CLOTH = { dark: 'Black', charcoal: 'Charcoal', ash: 'Grey', light: 'Beige' } as const
const LEATHER = { ...CLOTH, tan: 'Tan', brown: 'Brown', ivory: 'Ivory', wine: 'Red' } as const

export const CABIN_VIEWS = { dash: 'dashboard', seats: 'front seats' } as const

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
  return Object.entries(isLeather(car) ? LEATHER : CLOTH).flatMap(([paint, trim]) =>
    layouts
      .map((layout) => ({ file: `interior_${layout}-${paint}`, trim }))
      .filter(({ file }) => Object.keys(CABIN_VIEWS).every((view) => isPictured(`${file}-${view}`))),
  )
}
