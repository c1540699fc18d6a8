import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { PagedKind } from './bookingPages'

type Config = Pick<TenantConfig, 'features' | 'baseDomain'>
interface Site {
  config: Config
  /** Pages that exist; see `OWN_PAGES`. */
  ownPages?: readonly string[] | undefined
}

/** The booking page on the dealer's own platform, where there is one; null means that this site takes the bookings. */
export const externalService = ({ baseDomain }: { baseDomain?: string | undefined }): string | null =>
  baseDomain ? `https://${baseDomain}/service/booking` : null

export const offersBooking = (config: Config, kind: PagedKind): boolean =>
  kind === 'test_drive'
    ? config.features.testDrive
    : config.features.serviceBooking && externalService(config) === null

const ABOUT_SERVICING = '/genuine-service'

/** Where "Book a service" leads. For a dealer without bookings it is the page about servicing; null without one. */
export function serviceHref({ config, ownPages }: Site): string | null {
  const bookings = config.features.serviceBooking ? '/service/booking' : null
  return externalService(config) ?? bookings ?? (ownPages?.includes(ABOUT_SERVICING) ? ABOUT_SERVICING : null)
}
