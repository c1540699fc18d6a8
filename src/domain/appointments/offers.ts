import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { BookingKind } from './rules'

type Config = Pick<TenantConfig, 'features' | 'baseDomain'>

/** The booking page on the dealer's own platform, where there is one; null means that this site takes the bookings. */
export const externalService = ({ baseDomain }: Pick<Config, 'baseDomain'>): string | null =>
  baseDomain ? `https://${baseDomain}/service/booking` : null

export const offersBooking = (config: Config, kind: BookingKind): boolean =>
  kind === 'test_drive'
    ? config.features.testDrive
    : config.features.serviceBooking && externalService(config) === null

/** Where "Book a service" leads. For a dealer without bookings it is the page about servicing. */
export const serviceHref = (config: Config): string =>
  externalService(config) ?? (config.features.serviceBooking ? '/service/booking' : '/genuine-service')
