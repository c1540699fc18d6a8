import type { Field, FieldAccess } from 'payload'
import { dealerAdmins, worksAs } from './rules'
import { isPlatform, staffOf } from './staff'

export const neverField: FieldAccess = () => false
export const platformField: FieldAccess = ({ req }) => isPlatform(staffOf(req.user))
export const dealerAdminField: FieldAccess = ({ req }) => worksAs(staffOf(req.user), dealerAdmins)

/** Written by server code only; staff may read it. */
export const bySystem = { create: neverField, update: neverField }
export const secret = { read: neverField, create: neverField, update: neverField }
export const byPlatform = { create: platformField, update: platformField }

type WithAccess = Extract<Field, { name: string }>

/** Nobody can fill it in: a form shows its value as a line, and no dead box. */
const FACT = '/admin/fields/shown#FactField'
const NAME = '/admin/fields/ReferenceCell#ReferenceFact'
const DRAWN = new Set(['text', 'textarea', 'number', 'select', 'checkbox'])
const factOf = ({ type, custom, admin }: WithAccess) => {
  if (custom?.refersTo) return { components: { ...admin?.components, Field: NAME } }
  return DRAWN.has(type) ? { components: { Field: FACT, ...admin?.components } } : {}
}

export const systemField = <F extends WithAccess>(field: F): F => ({
  ...field,
  access: bySystem,
  admin: { ...field.admin, ...factOf(field), readOnly: true },
})

/** Never leaves the server. */
export const secretField = <F extends WithAccess>(field: F): F => ({
  ...field,
  access: secret,
  admin: { ...field.admin, hidden: true },
})
