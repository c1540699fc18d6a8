import { BOOKINGS, CARS, FEEDS, LEADS, MAIN, OFFERS, PAGES, REVIEWS } from '@/admin/frame/mainScreens.data'
import { listHref } from '@/lib/adminHrefs'
import type { IconOf } from './listWords.data'

const drawing = (to: string): string => MAIN.get(to) ?? PAGES.icon

export const ICONS: Readonly<Record<IconOf, string>> = {
  ...{ leads: LEADS.icon, cars: CARS.icon, bookings: BOOKINGS.icon, offers: OFFERS.icon, pages: PAGES.icon },
  people: drawing(listHref('users')),
  pictures: drawing(listHref('media')),
  feeds: drawing(FEEDS),
  places: drawing(listHref('locations')),
  hours: drawing(listHref('opening-hours')),
  reviews: drawing(REVIEWS),
  keys: drawing(listHref('integrator-keys')),
  settings: drawing(listHref('tenants')),
}
