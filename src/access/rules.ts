/** Deny by default: no staff account, no role or no tenant means no access. */
import type { Where } from 'payload'
import { DEALER_ROLES, type DealerRole, doing, isAtLocations, type Role } from './roles'
import { isPlatform, type Staff } from './staff'

export type Verdict = boolean | Where

export const everyRole: readonly DealerRole[] = DEALER_ROLES
export const editors = doing('content')
export const sellers = doing('enquiries')
/** Of those, who sees what is of their own locations alone, and who sees all of the dealer. */
export const sellersAtLocations = sellers.filter(isAtLocations)
export const sellersOfAll = sellers.filter((role) => !isAtLocations(role))
export const dealerAdmins = doing('administration')
export const nobody: readonly DealerRole[] = []

export const hasRole = (staff: Staff | null, roles: readonly Role[]): staff is Staff =>
  staff !== null && roles.includes(staff.role) && staff.tenants.length > 0

/** The platform, or one of `roles` of a dealer. */
export const worksAs = (staff: Staff | null, roles: readonly Role[]): boolean =>
  isPlatform(staff) || hasRole(staff, roles)

export function inOwnTenants(staff: Staff | null, roles: readonly Role[], path = 'tenant'): Verdict {
  if (isPlatform(staff)) return true
  return hasRole(staff, roles) ? { [path]: { in: staff.tenants } } : false
}

export type AboutTopics = (topics: readonly string[]) => Verdict

/** Sales staff see the rows of their locations, and only their lead categories if they are limited to some. */
export function atOwnLocations(staff: Staff | null, roles: readonly Role[], about?: AboutTopics): Verdict {
  const own = inOwnTenants(staff, roles)
  if (typeof own === 'boolean' || !staff || !isAtLocations(staff.role)) return own
  const theirs = about && staff.topics.length ? about(staff.topics) : true
  if (!staff.locations.length || theirs === false) return false
  const there: Where = { location_id: { in: staff.locations } }
  return { and: [own, there, ...(theirs === true ? [] : [theirs])] }
}

export function ofShown(verdict: Verdict, staff: Staff | null, path = 'tenant'): Verdict {
  if (!staff?.shown || verdict === false) return verdict
  const shown: Where = { [path]: { in: [staff.shown] } }
  return verdict === true ? shown : { and: [verdict, shown] }
}
