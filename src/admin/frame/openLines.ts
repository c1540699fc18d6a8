import type { Payload, SanitizedPermissions, VisibleEntities } from 'payload'
import { mayReadHistory } from '@/access/history'
import { GROUP } from '@/access/menu'
import { isPlatform, staffOf } from '@/access/staff'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { mayEditCars, mayReadBookings, mayReadCars, mayReadLeads, mayReadReports } from '@/admin/may'
import { listHref } from '@/lib/adminHrefs'
import { BOOKINGS, CARS, LEADS, MAIN, REVIEWS, TODAY } from './mainScreens.data'
import type { OpenLine } from './menuGroups'

const { leads, stock, dealership, settings } = GROUP

/** The screens of our own. One that lists a collection stands for it. */
function ownLines(user: unknown): OpenLine[] {
  const staff = staffOf(user)
  const entry = settingsEntry(user)
  const isAdmin = mayReadHistory(user)
  const all: (OpenLine | false | null)[] = [
    staff && { ...TODAY, group: '' },
    mayReadLeads(user) && { ...LEADS, group: leads },
    mayReadBookings(user) && { ...BOOKINGS, group: leads },
    mayReadCars(user) && { ...CARS, group: stock },
    mayEditCars(user) && { words: 'Cars on other websites', to: '/admin/stock-files', group: stock },
    isPlatform(staff) && { words: 'Dealers', to: '/admin/dealers', group: dealership },
    mayReadReports(user) && { words: 'Reports', to: '/admin/reports', group: dealership },
    entry && { ...entry, group: settings },
    isAdmin && { words: 'History', to: '/admin/history', collection: 'audit-log', group: settings },
    isAdmin && { words: 'Launch checklist', to: '/admin/launch', group: settings },
    isAdmin && { words: 'Emails', to: '/admin/mails', group: settings },
    isAdmin && { words: 'Privacy requests', to: '/admin/privacy', group: settings },
  ]
  return all.flatMap((line) => line || [])
}

/** Screens of ours that stand for a list of Payload's, whose place in the menu they have. */
const SCREENS: Readonly<Record<string, string>> = {
  'lead-rules': '/admin/lead-sharing',
  'merchandising-rules': '/admin/merchandising',
}

interface Visit {
  payload: Payload
  user?: unknown
  permissions?: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities
}

/** All that a person may open: screens of our own, and the collections that they may read and whose role needs them. */
export function openLines({ payload, user, permissions, visibleEntities }: Visit): OpenLine[] {
  const own = ownLines(user)
  const listed = new Set<string | undefined>(own.map(({ collection }) => collection))
  const collections = payload.config.collections.flatMap(({ slug, labels, admin: { group } }) => {
    const isThere = visibleEntities.collections.includes(slug) && permissions?.collections?.[slug]?.read
    return isThere && typeof group === 'string' && !listed.has(slug)
      ? [{ group, words: String(labels.plural), to: SCREENS[slug] ?? listHref(slug), collection: slug }]
      : []
  })
  return [...own, ...collections]
}

/** At most 16: for who runs the platform, the list of dealers takes the place of their reviews. */
export const mainFor = (user: unknown): ReadonlyMap<string, string> =>
  isPlatform(staffOf(user)) ? new Map([...MAIN].filter(([to]) => to !== REVIEWS)) : MAIN
