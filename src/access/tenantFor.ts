import { NotFound, type PayloadRequest } from 'payload'
import { hasRole } from './rules'
import type { Role } from './roles'
import { isPlatform, onlyTenantOf, staffOf } from './staff'

/** The named dealer, else the only one of the caller. @throws the same NotFound for another dealer, a missing right, nobody */
export function tenantFor(
  { user, t }: Pick<PayloadRequest, 'user' | 't'>,
  named: string | null | undefined,
  roles: readonly Role[],
): string {
  const staff = staffOf(user)
  const tenant = named || onlyTenantOf(user)
  const may = isPlatform(staff) || (hasRole(staff, roles) && staff.tenants.includes(tenant ?? ''))
  if (!tenant || !may) throw new NotFound(t)
  return tenant
}
