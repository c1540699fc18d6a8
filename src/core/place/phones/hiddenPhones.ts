/** Only POST /api/cars/{slug}/phone reveals a number. */
import { memoizeByObject } from '@/lib/memoize'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { shownConfig } from '@/core/dealer/siteConfig'
import type { LocationView, Site } from '@/core/dealer/views'

const hidesPhones = ({ config }: Pick<Site, 'config'>): boolean => config.features.revealPhone

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
    ? { ...location, contact_detail: { ...location.contact_detail, phone: null, landline_phone: null } }
    : location

// Lists share cars, so each copy is made once.
const withoutPhone = memoizeByObject((car: Car): Car =>
  car.location ? { ...car, location: { ...car.location, phone: undefined } } : car,
)
/** What a sold car cost is nobody's offer any more: no program reads what its page does not say. */
const withoutPrices = memoizeByObject((car: Car): Car => ({
  ...car,
  ...{ price: null, before_price: null, price_type: null, subscription_price: null, weekly_price: null },
  ...{ finance_lenders: null, autograb_data: null },
}))
export const carShown = (site: Site, car: Car): Car => {
  const priced = isSold(car) ? withoutPrices(car) : car
  return hidesPhones(site) ? withoutPhone(priced) : priced
}
