/** Set once; only platform admins may move a row to another tenant. */
import type { RelationshipField } from 'payload'
import { platformField } from '@/access/fields'
import { firstTenantOf, isPlatform, onlyTenantOf, staffOf } from '@/access/staff'

export const tenantField = (): RelationshipField => ({
  name: 'tenant',
  label: 'Dealer site',
  type: 'relationship',
  relationTo: 'tenants',
  required: true,
  index: true,
  maxDepth: 0,
  access: { update: platformField },
  // Hidden from staff of one tenant, so their forms do not send it.
  defaultValue: ({ user }) => firstTenantOf(user),
  filterOptions: ({ user }) => {
    const staff = staffOf(user)
    return isPlatform(staff) || !staff ? true : { id: { in: staff.tenants } }
  },
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    condition: (_data, _sibling, { user }) => onlyTenantOf(user) === undefined,
  },
})
