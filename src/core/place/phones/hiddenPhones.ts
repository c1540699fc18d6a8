/** Only POST /api/cars/{slug}/phone and /api/locations/{slug}/phone reveal a number. */
import { shownConfig } from '@/core/dealer/siteConfig'
import type { Site } from '@/core/dealer/views'
import { phoneOf } from '@/core/place/contactWays'
import type { LocationView } from '@/core/place/views'

export const hidesPhones = ({ config }: Pick<Site, 'config'>): boolean => config.features.revealPhone

/** `(08) 5550 0176` is `(08) 55…`: where it rings. A button says what shows the rest. */
export const maskedPhone = (phone: string | null): string | null =>
  phone && `${phone.slice(0, phone.length / 2).trimEnd()}…`

export const siteShown = (site: Site): Site =>
  hidesPhones(site)
    ? {
        ...site,
        config: shownConfig(site.config),
        dealerships: site.dealerships.map((dealership) => ({ ...dealership, phone: null })),
      }
    : site

export const locationShown = (site: Site, location: LocationView): LocationView =>
  hidesPhones(site)
    ? {
        ...location,
        contact_detail: {
          ...location.contact_detail,
          phone: null,
          landline_phone: null,
          masked_phone: maskedPhone(phoneOf(location)),
        },
      }
    : location
