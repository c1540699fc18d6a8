import { listHref } from '@/lib/adminHrefs'
import type { MenuLine } from './menuGroups'

/** `icon`: the path of a drawing 24 wide and high; line icons from Lucide (ISC licence). */
export interface MainScreen extends MenuLine {
  icon: string
}

/** The id of what a screen shows, beside the menu. */
export const SCREEN = 'screen'

export const TODAY: MainScreen = {
  words: 'Today',
  to: '/admin',
  icon: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
}
export const LEADS: MainScreen = {
  words: 'Leads',
  to: '/admin/leads',
  collection: 'leads',
  icon: 'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
}
export const CARS: MainScreen = {
  words: 'Cars',
  to: '/admin/cars',
  collection: 'cars',
  icon: 'm21 8-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8m4 6h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2m0 8v2m14-2v2',
}
export const BOOKINGS: MainScreen = {
  words: 'Bookings',
  to: '/admin/bookings',
  collection: 'bookings',
  icon: 'M8 2v4m8-4v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18M8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01',
}
export const OFFERS: MainScreen = {
  words: 'Offers',
  to: listHref('offers'),
  icon: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM15 9l-6 6m0-6h.01M15 15h.01',
}
export const PAGES: MainScreen = {
  words: 'Pages',
  to: listHref('pages'),
  icon: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
}
export const FEEDS = listHref('stock-feeds')
export const REVIEWS = listHref('reviews')

/** In a phone's bar, of who sells and of who does not. */
export const SELLING: readonly MainScreen[] = [TODAY, LEADS, CARS, BOOKINGS]
export const WRITING: readonly MainScreen[] = [TODAY, CARS, OFFERS, PAGES]
export const MORE = 'M4 6h16M4 12h16M4 18h16'

/** What stands in the menu at all times, by its address and with its drawing; all else is behind its last button. */
export const MAIN: ReadonlyMap<string, string> = new Map([
  ...[TODAY, LEADS, BOOKINGS, CARS].map(({ to, icon }) => [to, icon] as const),
  [
    FEEDS,
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16m5 0H3v5',
  ],
  ...[OFFERS, PAGES].map(({ to, icon }) => [to, icon] as const),
  [
    listHref('media'),
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m16 12-3.086-3.086a2 2 0 0 0-2.828 0L6 21M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  ],
  [
    REVIEWS,
    'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  ],
  ['/admin/dealers', 'M3 21h18M5 21V7l8-4v18m6 0V11l-6-4M9 9v.01M9 12v.01M9 15v.01M9 18v.01'],
  [listHref('opening-hours'), 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2'],
  [
    listHref('locations'),
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  ],
  [
    listHref('users'),
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ],
  ['/admin/reports', 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9m-5 8V5M8 17v-3'],
  [listHref('tenants'), 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3'],
  [
    listHref('integrator-keys'),
    'M12 22v-5m3-9V2m2 6a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1zM9 8V2',
  ],
  ['/admin/history', 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8m0-5v5h5m4-1v5l4 2'],
])
