import { listHref, rowHref } from '@/lib/adminHrefs'
import { dealerAdmins, worksAs } from '@/access/rules'
import { onlyTenantOf, staffOf } from '@/access/staff'

/** Who works for one dealer, or looks at one, has one row of settings: a list of one would only be in the way. Null for other roles. */
export function settingsEntry(user: unknown): { to: string; words: string } | null {
  const staff = staffOf(user)
  if (!worksAs(staff, dealerAdmins)) return null
  const only = onlyTenantOf(user) ?? staff?.shown
  return only
    ? { to: rowHref('tenants', only), words: 'Website settings' }
    : { to: listHref('tenants'), words: 'Dealer sites' }
}
