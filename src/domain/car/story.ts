/** One honest sentence about where a car stands in its life: coming, new, demo, used. */
import { formatKm } from '@/domain/format'
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
      title: 'On its way',
      text: 'It is not at the yard yet, so nobody can try it today. Ask, and we tell you when it is here.',
    }
  switch (car.car_type) {
    case 'new':
      return {
        title: 'New',
        text: km
          ? `Nobody has owned it. The ${km} on it are from moving it here.`
          : 'Nobody has owned it before you.',
      }
    case 'demo':
      return {
        title: 'Demonstrator',
        text: km
          ? `Shown and test driven here, so it has ${km} on it and is no longer sold as new.`
          : 'Shown and tried out here, so it is no longer sold as new.',
      }
    case 'used':
      return { title: 'Used', text: km ? `From ${car.year}, with ${km} on it.` : `From ${car.year}.` }
  }
}
