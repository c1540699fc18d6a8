import type { Option, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idSchema, recordOf } from './ids'
import { noteDealers } from '@/lib/dealersOf'
import { isAtLocations, PLATFORM, type Role, ROLES } from './roles'

export interface Staff {
  id: string
  role: Role
  tenants: string[]
  locations: string[]
  /** Of sales staff: the topics of the leads that they see; empty for all. */
  topics: string[]
  /** The dealer that lists are limited to; null for all. */
  shown: string | null
}

const refs = z
  .array(idSchema)
  .nullish()
  .transform((ids) => ids ?? [])
const staffSchema = z.object({
  collection: z.literal('users'),
  id: z.string(),
  role: z.enum(ROLES),
  tenants: refs,
  locations: refs,
  lead_categories: refs,
  disabled: z.literal(false).nullish(),
  _shown: z.string().nullish(),
})

/** A person who works for one dealer has nothing to choose. */
export const mayShow = ({ role, tenants }: Pick<Staff, 'role' | 'tenants'>, tenant: string): boolean =>
  role === PLATFORM || (tenants.length > 1 && tenants.includes(tenant))

const toStaff = ({ _shown, ...row }: z.output<typeof staffSchema>): Staff => ({
  id: row.id,
  role: row.role,
  tenants: row.tenants,
  locations: row.locations,
  topics: isAtLocations(row.role) ? row.lead_categories : [],
  shown: _shown && mayShow(row, _shown) ? _shown : null,
})
const known = new WeakMap<object, Staff | null>()

/** Null for no user, for another kind of user, for an unknown role and for a disabled account. */
export function staffOf(user: unknown): Staff | null {
  if (typeof user !== 'object' || user === null) return null
  const cached = known.get(user)
  if (cached !== undefined) return cached
  const parsed = staffSchema.safeParse(user)
  const staff = parsed.success ? toStaff(parsed.data) : null
  known.set(user, staff)
  if (staff) noteDealers(staff.id, staff.tenants)
  return staff
}

export const isPlatform = (staff: Staff | null): boolean => staff?.role === PLATFORM

interface RoleOptions {
  options: Option[]
  req: { user: unknown }
}

/** Dealer staff are not offered a role that they may not give. Calls by the platform itself have no user. */
export const offeredRoles = ({ options, req: { user } }: RoleOptions): Option[] =>
  !user || isPlatform(staffOf(user))
    ? options
    : options.filter((option) => typeof option === 'string' || option.value !== PLATFORM)

export function onlyTenantOf(user: unknown): string | undefined {
  const staff = staffOf(user)
  return isPlatform(staff) || staff?.tenants.length !== 1 ? undefined : staff.tenants[0]
}

/** The dealer of a new row at first: the shown one, or the only one. */
export const firstTenantOf = (user: unknown): string | undefined => staffOf(user)?.shown ?? onlyTenantOf(user)

/** Who did it, for what others read of it. */
export function personName({ user }: Pick<PayloadRequest, 'user'>): string {
  const { name, email } = recordOf(user)
  return typeof name === 'string' ? name : String(email)
}
