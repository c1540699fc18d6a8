import type { Car } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { cardMarkup } from './cardMarkup'

export const cardsHtml = (cars: readonly Car[], config: TenantConfig, now: Date): string =>
  cars.map((car) => cardMarkup({ car, config, now, heading: 'h3' })).join('')
