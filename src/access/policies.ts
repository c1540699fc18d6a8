import type { Access, CollectionConfig } from 'payload'
import {
  atOwnLocations,
  dealerAdmins,
  editors,
  everyRole,
  inOwnTenants,
  nobody,
  ofShown,
  sellers,
  worksAs,
  type AboutTopics,
} from './rules'
import { isShownList } from './shown'
import type { Role } from './roles'
import { isPlatform, staffOf } from './staff'

type Policy = NonNullable<CollectionConfig['access']>
interface Roles {
  read: readonly Role[]
  create: readonly Role[]
  update: readonly Role[]
  delete: readonly Role[]
}

export const never: Access = () => false
export const platformOnly: Access = ({ req }) => isPlatform(staffOf(req.user))
export const anyStaff: Access = ({ req }) => worksAs(staffOf(req.user), everyRole)

const may =
  (roles: readonly Role[]): Access =>
  ({ req }) =>
    worksAs(staffOf(req.user), roles)
const within =
  (roles: readonly Role[], path?: string): Access =>
  ({ req }) =>
    inOwnTenants(staffOf(req.user), roles, path)
const at =
  (roles: readonly Role[], about: AboutTopics): Access =>
  ({ req }) =>
    atOwnLocations(staffOf(req.user), roles, about)

const listed =
  (read: Access): Access =>
  async (args) => {
    const verdict = await read(args)
    return isShownList(args) ? ofShown(verdict, staffOf(args.req.user)) : verdict
  }

export const byTenant = (roles: Roles): Policy => ({
  read: listed(within(roles.read)),
  readVersions: within(roles.read, 'version.tenant'),
  create: may(roles.create),
  update: within(roles.update),
  delete: within(roles.delete),
  unlock: never,
})

/** Rows with a `tenant` and a `location_id`: sales staff see and change only rows of their locations and topics. */
const byLocation = (roles: Roles, about: AboutTopics): Policy => ({
  ...byTenant(roles),
  read: listed(at(roles.read, about)),
  update: at(roles.update, about),
  delete: at(roles.delete, about),
})

export const recordsOf = (read: readonly Role[]): Policy => ({
  read: listed(within(read)),
  readVersions: never,
  create: never,
  update: never,
  delete: never,
  unlock: never,
})

export const denyAll: Policy = {
  read: never,
  readVersions: never,
  create: never,
  update: never,
  delete: never,
  unlock: never,
}

export const contentPolicy = byTenant({ read: everyRole, create: editors, update: editors, delete: editors })
export const placePolicy = byTenant({
  read: everyRole,
  create: editors,
  update: editors,
  delete: dealerAdmins,
})
// A car is withdrawn, never deleted: its row reports the withdrawal to the search index and the feeds.
export const stockPolicy: Policy = {
  ...byTenant({ read: everyRole, create: editors, update: editors, delete: nobody }),
  delete: never,
}
/** `about`: how the rows say what they are about. */
export const enquiryPolicy = (about: AboutTopics): Policy => ({
  ...byLocation({ read: sellers, create: nobody, update: sellers, delete: nobody }, about),
  create: never,
})
export const templatePolicy = byTenant({ read: sellers, create: sellers, update: sellers, delete: sellers })
export const adminPolicy = byTenant({
  read: dealerAdmins,
  create: dealerAdmins,
  update: dealerAdmins,
  delete: dealerAdmins,
})
/** What has to be kept: entries are added and changed, and stay. */
export const registerPolicy: Policy = {
  ...byTenant({ read: dealerAdmins, create: dealerAdmins, update: dealerAdmins, delete: nobody }),
  delete: never,
}
/** Prizes belong to no location: all who answer enquiries see them, and record what was handed over. */
export const prizePolicy: Policy = {
  ...byTenant({ read: sellers, create: nobody, update: sellers, delete: nobody }),
  create: never,
  delete: never,
}
/** Read like an enquiry; changed by conditional writes alone, since a form would write an older seat back. */
export const bookingPolicy = (about: AboutTopics): Policy => ({
  ...enquiryPolicy(about),
  update: never,
  delete: never,
})
