import type { Field } from 'payload'

type Named = Extract<Field, { name: string }>

/** Of a field that nothing is drawn of. */
export const NOT_DRAWN = { components: { Field: '/admin/fields/NotDrawn#NotDrawn' } }

/** The field stays in the form's state and its column as it is; nothing of it is drawn, in forms and in lists. */
export const notDrawn = <F extends Named>(field: F): F => ({
  ...field,
  admin: { ...field.admin, ...NOT_DRAWN, disableListColumn: true, disableListFilter: true },
})
