import type { Field } from 'payload'

type Named = Extract<Field, { name: string }>

export const NOT_DRAWN = { components: { Field: '/admin/fields/NotDrawn#NotDrawn' } }

/** The field keeps its value in the form's state and its column; forms and lists do not show it. */
export const notDrawn = <F extends Named>(field: F): F => ({
  ...field,
  admin: { ...field.admin, ...NOT_DRAWN, disableListColumn: true, disableListFilter: true },
})

/** Lists show the field; its row's own screen says it in the head already. */
export const saidInHead = <F extends Named>(field: F): F => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, ...NOT_DRAWN.components } },
})
