import type { CollectionConfig } from 'payload'
import { dealerAdminField, platformField } from '@/access/fields'
import { offeredRoles, onlyTenantOf, ROLES } from '@/access/staff'
import { createUsers, changeUsers, readUsers } from '@/access/users'
import { anyStaff, never } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { choice, flag, text } from '@/fields/plain'
import { guardUserDelete, guardUsers } from '@/access/guard/users'
import { noFirstRegister } from './endpoints'
import { limitLogins, noteFailure, noteLogin } from './hooks/login'
import { longNewPassword, longPassword } from './hooks/longPassword'
import { onlySharedTenants } from './hooks/onlySharedTenants'
import { refuseDisabled } from './hooks/refuseDisabled'
import { staffAuth } from './auth'

const byAdmins = { create: dealerAdminField, update: dealerAdminField }

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: {
    useAsTitle: 'name',
    group: GROUP.settings,
    hidden: menuOf('dealer_admin'),
    defaultColumns: ['name', 'role', 'email', 'locations'],
  },
  auth: staffAuth,
  access: {
    admin: ({ req }) => Boolean(anyStaff({ req })),
    read: readUsers,
    create: createUsers,
    update: changeUsers,
    delete: changeUsers,
    unlock: changeUsers,
    readVersions: never,
  },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: {
    beforeOperation: [limitLogins, longPassword],
    beforeValidate: [longNewPassword],
    beforeChange: [guardUsers],
    beforeDelete: [guardUserDelete],
    beforeLogin: [refuseDisabled],
    afterLogin: [noteLogin],
    afterRead: [onlySharedTenants],
    afterError: [noteFailure],
  },
  endpoints: [noFirstRegister],
  fields: [
    text('name', { required: true }),
    {
      ...choice('role', ROLES, { required: true, defaultValue: 'sales', access: byAdmins }),
      filterOptions: offeredRoles,
    },
    {
      name: 'tenants',
      label: 'Dealer sites',
      type: 'relationship',
      relationTo: 'tenants',
      hasMany: true,
      maxDepth: 0,
      access: byAdmins,
      defaultValue: ({ user }) => [onlyTenantOf(user) ?? []].flat(),
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      maxDepth: 0,
      access: byAdmins,
      admin: {
        allowCreate: false,
        allowEdit: false,
        description: 'Sales staff see the leads of these locations only.',
      },
    },
    flag('disabled', false, { label: 'Has left: may not sign in', access: byAdmins }),
    flag('demo', false, {
      label: 'Demo account',
      admin: { hidden: true },
      access: { create: platformField, update: platformField },
    }),
  ],
}
