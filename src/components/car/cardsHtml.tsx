import type { Car } from '@/domain/car/car'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import { cardMarkup } from './cardMarkup'

export const cardsHtml = (cars: readonly Car[], config: TenantConfig, now: Date): string =>
  cars.map((car) => cardMarkup({ car, config, now, heading: 'h3' })).join('')
