import type { CollectionConfig } from 'payload'
import { dealerAdminField, platformField } from '../../access/fields'
import { ROLES } from '../../access/staff'
import { createUsers, changeUsers, readUsers } from '../../access/users'
import { anyStaff, never } from '../../access/policies'
import { choice, flag, text } from '../../fields/plain'
import { guardUserDelete, guardUsers } from '../../access/guard/users'
import { noFirstRegister } from './endpoints'
import { limitLogins, noteFailure, noteLogin } from './hooks/login'
import { onlySharedTenants } from './hooks/onlySharedTenants'
import { refuseDisabled } from './hooks/refuseDisabled'
import { staffAuth } from './auth'

const byAdmins = { create: dealerAdminField, update: dealerAdminField }

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { useAsTitle: 'email', group: 'Platform', defaultColumns: ['email', 'name', 'role'] },
  auth: staffAuth,
  access: { admin: ({ req }) => Boolean(anyStaff({ req })), read: readUsers, create: createUsers, update: changeUsers, delete: changeUsers, unlock: changeUsers, readVersions: never },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: {
    beforeOperation: [limitLogins],
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
    choice('role', ROLES, { required: true, defaultValue: 'sales', access: byAdmins }),
    { name: 'tenants', type: 'relationship', relationTo: 'tenants', hasMany: true, maxDepth: 0, access: byAdmins },
    { name: 'locations', type: 'relationship', relationTo: 'locations', hasMany: true, maxDepth: 0, access: byAdmins },
    flag('disabled', false, { access: byAdmins }),
    flag('demo', false, { access: { create: platformField, update: platformField } }),
  ],
}
