import { t } from '@/lib/words'
import type { Car } from './car'

type Kind = Pick<Car, 'item_type' | 'specifications' | 'simple_body'>

export const isCaravan = (car: Kind): boolean =>
  /caravan|camper/i.test(`${car.item_type ?? ''} ${car.simple_body ?? ''}`) ||
  Boolean(car.specifications?.sleeps)

const PULLS = /^(?:ute|4wd|4x4)$/i

/** A ute or a four-wheel drive whose braked towing is known: it is bought for that. */
export const isTowCar = ({ simple_body, item_type, variant }: Kind & Pick<Car, 'variant'>): boolean =>
  Boolean(variant?.braked_towing) && [simple_body, item_type].some((word) => PULLS.test(word ?? ''))

/** `Caravan`, `Camper trailer` or `Car`. */
export const carNoun = (car: Kind): string => {
  if (!isCaravan(car)) return t('Car')
  return /camper/i.test(`${car.item_type ?? ''} ${car.simple_body ?? ''}`)
    ? t('Camper trailer')
    : t('Caravan')
}
