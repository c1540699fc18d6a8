import { epochSeconds, isAvailable } from './availability'
import type { Car } from './car'
import { isCertified } from './certified'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t, phrase } from '@/lib/words'
import { DAY_S } from '@/lib/time'

export type TagKind = 'sold' | 'fuel' | 'reserved' | 'certified' | 'own' | 'coming-soon' | 'new-arrival'
export interface Tag {
  kind: TagKind
  text: string
}

export type TagConfig = {
  features: Pick<TenantConfig['features'], 'tags' | 'fuelTag' | 'certified'>
  labels: Pick<TenantConfig['labels'], 'sold' | 'newArrival'>
  search: Pick<TenantConfig['search'], 'newArrivalDays' | 'newArrivalMaxKm'>
} & Pick<TenantConfig, 'manufacturer'>

type Tagged = Pick<
  Car,
  | 'km'
  | 'status'
  | 'sold'
  | 'simple_fuel'
  | 'reserved'
  | 'certified'
  | 'make'
  | 'car_type'
  | 'tag'
  | 'created_at'
>

export const fuelTag = (simple_fuel: Car['simple_fuel']): 'Electric' | 'Hybrid' | null => {
  const fuel = (simple_fuel ?? '').toLowerCase()
  if (fuel.includes('hybrid')) return phrase('Hybrid')
  return fuel.includes('electric') ? phrase('Electric') : null
}

function isNewArrival(
  { created_at, km }: Pick<Car, 'created_at' | 'km'>,
  config: TagConfig,
  now: Date,
): boolean {
  const { newArrivalDays, newArrivalMaxKm = Infinity } = config.search
  const age = epochSeconds(now) - created_at
  return age >= 0 && age <= newArrivalDays * DAY_S && (km ?? 0) <= newArrivalMaxKm
}

const ownTag = ({ tag }: Pick<Car, 'tag'>): Tag | null => {
  const text = tag?.trim()
  return text ? { kind: 'own', text } : null
}

/** Null when nothing applies or tags are off; a sold car always has its tag. */
export const tagOf = (car: Tagged, config: TagConfig, now: Date): Tag | null => {
  if (!isAvailable(car)) return { kind: 'sold', text: config.labels.sold }
  if (!config.features.tags) return null
  const fuel = config.features.fuelTag ? fuelTag(car.simple_fuel) : null
  if (fuel) return { kind: 'fuel', text: t(fuel) }
  if (car.reserved) return { kind: 'reserved', text: t('Reserved') }
  if (car.car_type === 'used' && isCertified(car, config)) return { kind: 'certified', text: t('Certified') }
  const own = ownTag(car)
  if (own) return own
  if (car.status === 'coming_soon') return { kind: 'coming-soon', text: t('COMING SOON') }
  return isNewArrival(car, config, now) ? { kind: 'new-arrival', text: config.labels.newArrival } : null
}

/** Beside its fuel, what a shopper has to know of this very car: somebody else has it on hold, else what the yard wrote on it. */
export const secondTagOf = (car: Tagged, tag: Tag | null): Tag | null => {
  if (tag?.kind !== 'fuel') return null
  return car.reserved ? { kind: 'reserved', text: t('Reserved') } : ownTag(car)
}
