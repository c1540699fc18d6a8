import { editors, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'
import { mayReadBookings, mayReadCars, mayReadLeads, mayReadReports } from '@/admin/may'
import { listHref } from '@/lib/adminHrefs'
import { BOOKINGS, CARS, LEADS, OFFERS, PAGES, TODAY } from './mainScreens.data'
import type { MenuLine } from './menuGroups'

/** What the person works with each day: above the groups of the menu. */
export function topLines(user: unknown): MenuLine[] {
  const isWriting = hasRole(staffOf(user), editors)
  const all: (MenuLine | false)[] = [
    TODAY,
    isPlatform(staffOf(user)) && { words: 'Dealers', to: '/admin/dealers' },
    mayReadLeads(user) && LEADS,
    mayReadCars(user) && CARS,
    mayReadBookings(user) && BOOKINGS,
    isWriting && OFFERS,
    isWriting && PAGES,
    isWriting && { words: 'Opening hours', to: listHref('opening-hours') },
    mayReadReports(user) && { words: 'Reports', to: '/admin/reports' },
  ]
  return all.filter((line) => line !== false)
}
