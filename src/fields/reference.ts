import type { TextField } from 'payload'
import { text } from './plain'

export type Referred = 'dealerships' | 'locations'

/** A document id of the same tenant, stored as plain text (guardTenant checks it). */
export const referenceField = (
  name: string,
  to: Referred,
  { none, ...options }: Parameters<typeof text>[1] & { none?: string } = {},
): TextField => ({
  ...text(name, { index: true, ...options }),
  admin: {
    ...options.admin,
    custom: { isReference: true },
    components: {
      Field: { path: '/admin/fields/ReferenceField#ReferenceField', clientProps: { to, none } },
      Cell: '/admin/fields/ReferenceCell#ReferenceCell',
      ...options.admin?.components,
    },
  },
  custom: { refersTo: to },
})
