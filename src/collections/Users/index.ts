import type { CollectionConfig } from 'payload'
import { dealerAdminField, platformField, secretField, systemField } from '@/access/fields'
import { INVITED_ROLES, isAtLocations, ROLES } from '@/access/roles'
import { firstTenantOf, offeredRoles } from '@/access/staff'
import { createUsers, changeUsers, listUsers } from '@/access/users'
import { anyStaff, never } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { choice, flag, number, text } from '@/fields/plain'
import { column, rowTitle } from '@/fields/rowCells'
import { ticksField } from '@/fields/ticks'
import { LEAD_TOPICS } from '@/features/leads/leadCategories.rules'
import { guardUserDelete, guardUsers } from '@/access/guard/users'
import { noFirstRegister } from './endpoints'
import { forgotEndpoint } from './forgotEndpoint'
import { applyInvitation, endInvitation } from './hooks/invitation'
import { leaveNothing } from './hooks/leaveNothing'
import { limitLogins, noteFailure, noteLogin } from './hooks/login'
import { onlySharedTenants } from './hooks/onlySharedTenants'
import { onlyTexts } from './hooks/onlyTexts'
import { askOwnPassword } from './hooks/ownPassword'
import { refuseDisabled } from './hooks/refuseDisabled'
import { askSecondStep } from './hooks/secondStep'
import {
  dropSession,
  dropSessions,
  endOldSessions,
  keepSession,
  noteNewPassword,
  renewSession,
} from './hooks/sessions'
import { strongNewPassword, strongPassword } from './hooks/strongPassword'
import { notifyOfReset, notifyOwner } from './hooks/notifyOwner'
import { staffAuth } from './auth'

const byAdmins = { create: dealerAdminField, update: dealerAdminField }

const NAME = rowTitle('name', { pictures: [], isPerson: true, notes: ['email'] })
const TOPICS = { choices: LEAD_TOPICS }
const PLACES = { components: { Field: '/admin/staff/OwnRights#PlacesField' } }

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: {
    useAsTitle: 'name',
    description: 'Who may sign in here, and what for. The people on the website are under Dealership, Team.',
    group: GROUP.dealership,
    hidden: menuOf(dealerAdmins),
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'role', 'locations', 'state', 'last_here'],
    components: { beforeListTable: ['/admin/staff/InviteLink#InviteLink'] },
  },
  auth: staffAuth,
  access: {
    admin: ({ req }) => Boolean(anyStaff({ req })),
    read: listUsers,
    create: createUsers,
    update: changeUsers,
    delete: changeUsers,
    // Payload's own lock is off: its button would say that somebody may sign in again, and change nothing.
    unlock: never,
    readVersions: never,
  },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: {
    beforeOperation: [limitLogins, onlyTexts, strongPassword, askOwnPassword, noteNewPassword],
    beforeValidate: [strongNewPassword],
    beforeChange: [applyInvitation, guardUsers],
    afterChange: [endOldSessions, notifyOwner],
    beforeDelete: [guardUserDelete, leaveNothing],
    afterDelete: [dropSessions],
    beforeLogin: [refuseDisabled, notifyOfReset, askSecondStep],
    afterLogin: [keepSession, endInvitation, noteLogin],
    afterLogout: [dropSession],
    afterRefresh: [renewSession],
    afterRead: [onlySharedTenants],
    afterError: [noteFailure],
  },
  endpoints: [noFirstRegister, forgotEndpoint],
  fields: [
    {
      name: 'state',
      type: 'ui',
      label: 'Status',
      admin: {
        components: {
          Cell: '/admin/staff/StateCell#StateCell',
          Field: '/admin/staff/InvitationField#InvitationField',
        },
      },
    },
    {
      name: 'own_password',
      type: 'ui',
      label: 'Your current password',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/staff/OwnPassword#OwnPassword' },
      },
    },
    {
      ...NAME,
      admin: { components: { ...NAME.admin?.components, Field: '/admin/staff/OwnRights#NameField' } },
    },
    column('last_here', 'Last here', '/admin/staff/StateCell#LastHereCell'),
    // Rows of `staff-sessions`, added by src/db/payloadSessions.ts.
    { name: 'sessions', type: 'array', virtual: true, fields: [] },
    {
      ...choice('role', ROLES, {
        required: true,
        defaultValue: INVITED_ROLES[0],
        access: byAdmins,
        admin: { components: { Field: '/admin/staff/OwnRights#RoleField' } },
      }),
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
      defaultValue: ({ user }) => [firstTenantOf(user) ?? []].flat(),
      admin: { allowCreate: false, allowEdit: false, isSortable: false, ...PLACES },
    },
    {
      name: 'locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      maxDepth: 0,
      access: byAdmins,
      admin: {
        ...{ isSortable: false, allowCreate: false, allowEdit: false },
        components: { ...PLACES.components, Cell: '/admin/staff/StateCell#PlacesCell' },
        description: 'Sales staff see the leads of these locations only.',
      },
    },
    ticksField('lead_categories', LEAD_TOPICS, {
      label: 'Leads about',
      access: byAdmins,
      admin: {
        components: { Field: { path: '/admin/staff/OwnRights#TopicsField', serverProps: TOPICS } },
        condition: (data) => ROLES.some((role) => role === data.role && isAtLocations(role)),
        description:
          'Only leads, bookings and reservations about what you tick. Tick nothing for all of them.',
      },
    }),
    flag('disabled', false, {
      label: 'Deactivated: cannot sign in',
      access: byAdmins,
      admin: { components: { Field: '/admin/staff/OwnRights#DisabledField' } },
    }),
    // Empty once the person has a password of their own. Epoch milliseconds.
    systemField(number('invited_until', { admin: { hidden: true } })),
    systemField(text('invited_by', { admin: { hidden: true } })),
    secretField(text('invite_hash', { index: true })),
    {
      name: 'two_steps',
      type: 'ui',
      label: 'Two-step sign-in',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/staff/two-steps/TwoStepsField#TwoStepsField' },
      },
    },
    {
      name: 'moments',
      type: 'ui',
      label: 'Changed',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/frame/FormMoments#AccountMoments' },
      },
    },
    flag('demo', false, {
      label: 'Demo account',
      admin: { hidden: true },
      access: { create: platformField, update: platformField },
    }),
  ],
}
