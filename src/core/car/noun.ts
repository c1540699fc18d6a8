import { t } from '@/lib/words'
import type { Car } from './car'

type Kind = Pick<Car, 'item_type' | 'specifications' | 'simple_body'>

export const isCaravan = (car: Kind): boolean =>
  /caravan|camper/i.test(`${car.item_type ?? ''} ${car.simple_body ?? ''}`) ||
  Boolean(car.specifications?.sleeps)

/** `Caravan`, `Camper trailer` or `Car`. */
export const carNoun = (car: Kind): string => {
  if (!isCaravan(car)) return t('Car')
  return /camper/i.test(`${car.item_type ?? ''} ${car.simple_body ?? ''}`)
    ? t('Camper trailer')
    : t('Caravan')
}
