import type { JSONField } from 'payload'
import type { z } from 'zod'
import { jsonField } from './json'

/** One box of the form: where its value stands in the stored object (`image.url` is a path), and what it is called. */
export type Part = readonly [path: string, label: string, kind?: 'text' | 'number']

/** A stored object with a box for each of its parts; parts without a box stay as they are. */
export const partsField = (
  name: string,
  schema: z.ZodType,
  parts: readonly Part[],
  options: Parameters<typeof jsonField>[2] = {},
): JSONField =>
  jsonField(name, schema, {
    ...options,
    admin: {
      ...options.admin,
      components: { Field: { path: '/admin/fields/PartsField#PartsField', clientProps: { parts } } },
    },
  })
