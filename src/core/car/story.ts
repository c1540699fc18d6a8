import { formatKm } from '@/core/money/format'
import { lineHref, type ReserveConfig } from './deposit'
import { t } from '@/lib/words'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { isSold } from './availability'
import type { Car } from './car'
import { isCertified } from './certified'
import { hasPlug } from './electric'
import { carNoun, isCaravan } from './noun'

export interface Story {
  title: string
  text: string
}

type StoryCar = Pick<
  Car,
  | ('status' | 'sold' | 'reserved' | 'certified' | 'car_type' | 'km' | 'year' | 'make' | 'slug')
  | ('item_type' | 'simple_body' | 'simple_fuel' | 'specifications' | 'variant')
>
type StoryConfig = Pick<TenantConfig, 'manufacturer' | 'certifiedBenefits'> &
  Pick<ReserveConfig, 'reserve'> & { features: Pick<TenantConfig['features'], 'reserve' | 'certified'> }

function ageStory({ car_type, year, km: driven }: StoryCar): Story {
  const km = driven ? formatKm(driven) : null
  switch (car_type) {
    case 'new':
      return {
        title: t('New'),
        text: km
          ? t('You would be its first owner. It was driven {km} to get here.', { km })
          : t('You would be its first owner.'),
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
        text: km ? t('From {year}, with {km} on it.', { year, km }) : t('From {year}.', { year }),
      }
  }
}

function caravanStory(car: StoryCar): Story {
  const { year, specifications } = car
  const sleeps = specifications?.sleeps
  const title = carNoun(car)
  if (car.car_type === 'new') return { title, text: t('New: nobody has slept in it before you.') }
  if (car.car_type === 'demo')
    return { title, text: t('Walked through by visitors here, so it is no longer sold as new.') }
  return {
    title,
    text: sleeps ? t('From {year}, with beds for {sleeps}.', { year, sleeps }) : t('From {year}.', { year }),
  }
}

const isElectric = ({ simple_fuel }: StoryCar): boolean => simple_fuel?.toLowerCase() === 'electric'

function plugSentence(car: StoryCar): string {
  const { variant } = car
  const range = variant?.electric_range ? formatKm(variant.electric_range) : null
  if (isElectric(car))
    return range
      ? t('It runs on its battery alone, up to {range} on a charge (WLTP).', { range })
      : t('It runs on its battery alone.')
  return range
    ? t('It drives up to {range} on a charge (WLTP), then on fuel.', { range })
    : t('It charges at a plug, and runs on fuel as well.')
}

const fuelled = (car: StoryCar, title: string): string => {
  if (!hasPlug(car)) return title
  return t(isElectric(car) ? '{title}, electric' : '{title}, plug-in hybrid', { title })
}

function lifeStory(car: StoryCar, config: StoryConfig): Story {
  if (isCaravan(car)) return caravanStory(car)
  const { title, text } = ageStory(car)
  const isBacked = car.car_type === 'used' && isCertified(car, config) && config.certifiedBenefits.length > 0
  const whole = [
    text,
    isBacked && t('Its certificate says what was checked and what is covered: see below.'),
    hasPlug(car) && plugSentence(car),
  ]
  return { title: isBacked ? t('Certified') : fuelled(car, title), text: whole.filter(Boolean).join(' ') }
}

export function carStory(car: StoryCar, config: StoryConfig): Story {
  if (isSold(car))
    return {
      title: t('SOLD'),
      text: t('This one has found its new owner. We can help you to find a similar one.'),
    }
  if (car.reserved)
    return {
      title: t('Reserved'),
      text: t(
        lineHref(car, config)
          ? 'A shopper has set it aside, and it may still come free. The line is open: whoever is first in line hears first.'
          : 'A shopper has set it aside, and it may still come free. Ask us, and you hear if it does.',
      ),
    }
  if (car.status === 'coming_soon')
    return {
      title: t('On its way'),
      text: t('It is not at the yard yet, so nobody can try it today. Ask, and we tell you when it is here.'),
    }
  return lifeStory(car, config)
}
