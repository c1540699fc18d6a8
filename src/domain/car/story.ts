/** One honest sentence about where a car stands in its life: coming, new, demo, used. */
import { formatKm } from '@/domain/format'
import { t } from '@/lib/words'
import type { Car } from './car'
import { isSold } from './availability'
import { isCaravan } from './noun'

export interface Story {
  title: string
  text: string
}

type Told = Pick<
  Car,
  'status' | 'sold' | 'car_type' | 'km' | 'year' | 'item_type' | 'simple_body' | 'specifications'
>

/** A caravan has no kilometres to tell. */
const driven = (car: Told): string | null => (car.km && !isCaravan(car) ? formatKm(car.km) : null)

export function carStory(car: Told): Story | null {
  if (isSold(car)) return null
  const km = driven(car)
  if (car.status === 'coming_soon')
    return {
      title: t('On its way'),
      text: t('It is not at the yard yet, so nobody can try it today. Ask, and we tell you when it is here.'),
    }
  switch (car.car_type) {
    case 'new':
      return {
        title: t('New'),
        text: km
          ? t('Nobody has owned it. The {km} on it are from moving it here.', { km })
          : t('Nobody has owned it before you.'),
      }
    case 'demo':
      return {
        title: t('Demonstrator'),
        text: km
          ? t('Shown and test driven here, so it has {km} on it and is no longer sold as new.', { km })
          : t('Shown and tried out here, so it is no longer sold as new.'),
      }
    case 'used':
      return {
        title: t('Used'),
        text: km
          ? t('From {year}, with {km} on it.', { year: car.year, km })
          : t('From {year}.', { year: car.year }),
      }
  }
}
