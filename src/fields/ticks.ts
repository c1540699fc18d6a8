import type { JSONField } from 'payload'
import { z } from 'zod'
import { jsonField } from './json'
import { listedOr } from '@/lib/text'

const listSchema = z.array(z.string())

/** A choice of several fixed words, ticked in the form and stored as a list. */
export const ticksField = (
  name: string,
  choices: readonly string[],
  options: Pick<JSONField, 'label' | 'access' | 'admin'>,
): JSONField => ({
  ...jsonField(name, listSchema, {
    ...options,
    defaultValue: [],
    admin: {
      ...options.admin,
      components: {
        Field: { path: '/admin/fields/TickList#TicksField', clientProps: { choices } },
        ...options.admin?.components,
      },
    },
  }),
  validate: (value: unknown) => {
    if (value === null || value === undefined) return true
    const list = listSchema.safeParse(value)
    if (!list.success) return `Choose from ${listedOr(choices)}.`
    const unknown = list.data.filter((one) => !choices.includes(one))
    return !unknown.length || `“${unknown.join('”, “')}” is not known. Choose from ${listedOr(choices)}.`
  },
})
