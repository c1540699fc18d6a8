import type { TextField } from 'payload'
import { text } from './plain'

export type Referred = 'dealerships' | 'locations'

/** The id of a document of the same dealer, kept as plain text under the spec's own name (guardTenant checks it); staff see its name. */
export const referenceField = (
  name: string,
  to: Referred,
  options: Parameters<typeof text>[1] = {},
): TextField => ({
  ...text(name, { index: true, ...options }),
  admin: {
    ...options.admin,
    components: {
      Field: { path: '/admin/fields/ReferenceField#ReferenceField', clientProps: { to } },
      Cell: '/admin/fields/ReferenceCell#ReferenceCell',
    },
  },
  custom: { refersTo: to },
})
