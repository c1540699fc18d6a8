/** Field-level rules: what only the platform or only the system may write, and what nobody may read. */
import type { Field, FieldAccess } from 'payload'
import { hasRole, dealerAdmins } from './rules'
import { isPlatform, staffOf } from './staff'

export const neverField: FieldAccess = () => false
export const platformField: FieldAccess = ({ req }) => isPlatform(staffOf(req.user))
export const dealerAdminField: FieldAccess = ({ req }) =>
  isPlatform(staffOf(req.user)) || hasRole(staffOf(req.user), dealerAdmins)

/** Written by the server's own code only; staff may read it. */
export const bySystem = { create: neverField, update: neverField }
/** Neither read nor written over REST. */
export const secret = { read: neverField, create: neverField, update: neverField }
/** Written by platform admins only. */
export const byPlatform = { create: platformField, update: platformField }

type WithAccess = Extract<Field, { name: string }>

/** A field that the server keeps: shown read-only in the admin. */
export const systemField = <F extends WithAccess>(field: F): F => ({
  ...field,
  access: bySystem,
  admin: { ...field.admin, readOnly: true },
})
