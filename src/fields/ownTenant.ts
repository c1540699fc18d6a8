import type { FilterOptionsProps, RelationshipField, RelationshipFieldSingleValidation, Where } from 'payload'
import { z } from 'zod'
import { isPlatform, staffOf } from '@/access/staff'

const owned = z.object({ tenant: z.string() })

/** Pickers offer documents of the row's tenant; before one is chosen, those of the staff's own tenants. */
export function ownTenantOnly({ data, user }: Pick<FilterOptionsProps, 'data' | 'user'>): boolean | Where {
  const row = owned.safeParse(data)
  if (row.success) return { tenant: { equals: row.data.tenant } }
  const staff = staffOf(user)
  return isPlatform(staff) || !staff ? true : { tenant: { in: staff.tenants } }
}

type Target = 'models' | 'users' | 'locations'
export const usersOfTenant = ({ data, user }: Pick<FilterOptionsProps, 'data' | 'user'>): boolean | Where => {
  const row = owned.safeParse(data)
  const staff = staffOf(user)
  return row.success
    ? { tenants: { in: [row.data.tenant] } }
    : isPlatform(staff) || !staff
      ? true
      : { tenants: { in: staff.tenants } }
}

interface Options extends Pick<RelationshipField, 'label' | 'access'> {
  validate?: RelationshipFieldSingleValidation
  admin?: { position?: 'sidebar'; allowCreate?: boolean; allowEdit?: boolean; components?: { Field: string } }
}

export const ownRelation = (name: string, relationTo: Target, options: Options = {}): RelationshipField => ({
  ...options,
  name,
  type: 'relationship',
  relationTo,
  hasMany: false,
  filterOptions: relationTo === 'users' ? usersOfTenant : ownTenantOnly,
})
