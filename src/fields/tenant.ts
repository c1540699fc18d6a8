/** The dealer that a row belongs to. Set once; moving a row to another dealer is for platform admins. */
import type { RelationshipField } from 'payload'
import { platformField } from '@/access/fields'
import { isPlatform, onlyTenantOf, staffOf } from '@/access/staff'

export const tenantField = (): RelationshipField => ({
  name: 'tenant',
  label: 'Dealer site',
  type: 'relationship',
  relationTo: 'tenants',
  required: true,
  index: true,
  maxDepth: 0,
  access: { update: platformField },
  // Not shown to staff of one dealer, and so not sent by their forms.
  defaultValue: ({ user }) => onlyTenantOf(user),
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
