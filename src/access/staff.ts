/** Who is asking: a member of staff of some tenants, or nobody. Shoppers and integrator keys never get this far. */
import { z } from 'zod'

export const ROLES = ['platform_admin', 'dealer_admin', 'editor', 'sales'] as const
export type Role = (typeof ROLES)[number]

export interface Staff {
  id: string
  role: Role
  tenants: string[]
  locations: string[]
}

const ref = z.union([z.string(), z.object({ id: z.string() }).transform((doc) => doc.id)])
const refs = z
  .array(ref)
  .nullish()
  .transform((ids) => ids ?? [])
const staffSchema = z.object({
  collection: z.literal('users'),
  id: z.string(),
  role: z.enum(ROLES),
  tenants: refs,
  locations: refs,
  disabled: z.literal(false).nullish(),
})

const toStaff = ({ id, role, tenants, locations }: z.output<typeof staffSchema>): Staff => ({
  id,
  role,
  tenants,
  locations,
})
const known = new WeakMap<object, Staff | null>()

/** The staff behind a request's user; null for nobody, another kind of user, one without a known role, or one who was disabled. */
export function staffOf(user: unknown): Staff | null {
  if (typeof user !== 'object' || user === null) return null
  const cached = known.get(user)
  if (cached !== undefined) return cached
  const parsed = staffSchema.safeParse(user)
  const staff = parsed.success ? toStaff(parsed.data) : null
  known.set(user, staff)
  return staff
}

export const isPlatform = (staff: Staff | null): boolean => staff?.role === 'platform_admin'

/** The dealer of staff who work for one alone; staff of several, and the platform's own, choose. */
export function onlyTenantOf(user: unknown): string | undefined {
  const staff = staffOf(user)
  return isPlatform(staff) || staff?.tenants.length !== 1 ? undefined : staff.tenants[0]
}
