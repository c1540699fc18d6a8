import type { Field } from 'payload'

type Named = Extract<Field, { name: string }>

/** The field stays in the form's state and its column as it is; nothing of it is drawn. */
export const notDrawn = <F extends Named>(field: F): F => ({
  ...field,
  admin: { ...field.admin, components: { Field: '/admin/fields/NotDrawn#NotDrawn' } },
})
