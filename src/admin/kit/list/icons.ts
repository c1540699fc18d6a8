import { BOOKINGS, CARS, FEEDS, LEADS, MAIN, OFFERS, PAGES, REVIEWS } from '@/admin/frame/mainScreens.data'
import { listHref } from '@/lib/adminHrefs'
import type { IconOf } from './listWords.data'

const drawing = (to: string): string => MAIN.get(to) ?? PAGES.icon

/** Line icons from Lucide (ISC licence), as those of the menu. */
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
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2m-2 5h20',
  prize:
    'M4 8h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1m8 0v13m7-9v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7m2.5-4a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.5-5 2.5 2.5 0 0 1 0 5',
  letters: 'M4 7V4h16v3M9 20h6M12 4v16',
  window: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m3 5h8v8H8z',
}
