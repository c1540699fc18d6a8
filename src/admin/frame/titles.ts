import type { AdminViewConfig } from 'payload'
import { listHref } from '@/lib/adminHrefs'
import { untitled } from '@/admin/payloadContract'

/** Payload's screens set theirs; one that sets none keeps those of the screen before. */
export interface Step {
  label: string
  url?: string
}

const DEALERS: Step = { label: 'Dealers', url: '/admin/dealers' }
const FEEDS: Step = { label: 'Stock feeds', url: listHref('stock-feeds') }
const STAFF: Step = { label: 'Staff', url: listHref('users') }
const SETTINGS = 'Website settings'
const CARS: Step = { label: 'Cars', url: '/admin/cars' }

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  '/admin/leads': [{ label: 'Leads' }],
  '/admin/leads/new': [{ label: 'Leads', url: '/admin/leads' }, { label: 'New lead' }],
  '/admin/cars': [{ label: 'Cars' }],
  '/admin/merchandising': [CARS, { label: 'Merchandising rules' }],
  '/admin/stock-files': [CARS, { label: 'Cars on other websites' }],
  '/admin/launch': [{ label: 'Launch checklist' }],
  '/admin/lead-sharing': [{ label: 'How leads are shared out' }],
  '/admin/bookings': [{ label: 'Bookings' }],
  '/admin/bookings/new': [{ label: 'Bookings', url: '/admin/bookings' }, { label: 'New booking' }],
  '/admin/rehearsal': [FEEDS, { label: 'Import a stock file' }],
  '/admin/reports': [{ label: 'Reports' }],
  '/admin/search': [{ label: 'Search' }],
  '/admin/mails': [{ label: 'Emails' }],
  '/admin/privacy': [{ label: 'Privacy requests' }],
  '/admin/history': [{ label: 'History' }],
  '/admin/dealers': [{ label: 'Dealers' }],
  '/admin/dealers/new': [DEALERS, { label: 'New dealer' }],
  '/admin/dealers/remove': [DEALERS, { label: 'Remove a dealer' }],
  '/admin/invite': [STAFF, { label: 'Invite someone' }],
}

/** `settings`: the address of the one dealer's settings, for who has no list of dealer sites. */
export function stepsAt(pathname: string, settings?: string): readonly Step[] | null {
  const path = pathname.replace(/\/+$/, '')
  if (settings && path === settings) return [{ label: SETTINGS }]
  if (settings && path.startsWith(`${settings}/`))
    return [{ label: SETTINGS, url: settings }, { label: 'History' }]
  // The dealers' screens are the operator's.
  return (settings && path.startsWith(DEALERS.url ?? '') ? null : STEPS[path]) ?? null
}

/** Payload would call them all the same. */
export const titledViews = <Views extends Record<string, AdminViewConfig>>(views: Views): Views => {
  for (const view of Object.values(views)) {
    const title = stepsAt(`/admin${view.path ?? ''}`)?.at(-1)?.label
    if (title) view.meta = { title, ...view.meta }
  }
  return views
}

/** The label as written within a sentence: abbreviations, such as API key, keep their capitals. */
const within = (label: string): string =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The title of a row without a name: Payload has a word in brackets, above each new form. Null where the row has a name. */
export function titleOf(title: string, noName: string, newLabel: string | null): string | null {
  if (title !== untitled(noName)) return null
  return newLabel === null ? noName : `New ${within(newLabel)}`
}
