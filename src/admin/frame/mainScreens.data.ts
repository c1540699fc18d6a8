import { listHref } from '@/lib/adminHrefs'
import type { MenuLine } from './menuGroups'

/** `icon`: the path of a drawing 24 wide and high. */
export interface MainScreen extends MenuLine {
  icon: string
}

export const TODAY: MainScreen = {
  words: 'Today',
  to: '/admin',
  icon: 'm3 11 9-8 9 8v9a1 1 0 0 1-1 1h-5v-7H9v7H4a1 1 0 0 1-1-1z',
}
export const LEADS: MainScreen = {
  words: 'Leads',
  to: '/admin/leads',
  collection: 'leads',
  icon: 'M3 13h5l2 3h4l2-3h5M3 13l3-8h12l3 8v6H3z',
}
export const CARS: MainScreen = {
  words: 'Cars',
  to: '/admin/cars',
  collection: 'cars',
  icon: 'm4 12 2-6h12l2 6M4 12h16v5H4zm2 5v2m12-2v2M7 14.5h1m8 0h1',
}
export const BOOKINGS: MainScreen = {
  words: 'Bookings',
  to: '/admin/bookings',
  collection: 'bookings',
  icon: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
}
export const OFFERS: MainScreen = {
  words: 'Offers',
  to: listHref('offers'),
  icon: 'M3 12V3h9l9 9-9 9zM7.5 7.5h.01',
}
export const PAGES: MainScreen = {
  words: 'Pages',
  to: listHref('pages'),
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
}

export const SELLING: readonly MainScreen[] = [TODAY, LEADS, CARS, BOOKINGS]
export const WRITING: readonly MainScreen[] = [TODAY, CARS, OFFERS, PAGES]
export const MORE = 'M4 6h16M4 12h16M4 18h16'
