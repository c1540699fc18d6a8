import type { JSONField } from 'payload'
import type { z } from 'zod'
import { jsonField } from './json'

/** `path` is the position in the stored object, for example `image.url`. */
export type Part = readonly [
  path: string,
  label: string,
  kind?: 'text' | 'number' | 'date' | 'tick' | 'region' | 'picture',
  /** The words behind which it is folded. */
  fold?: string,
]

/** Parts without an input keep their value. */
export const partsField = (
  name: string,
  schema: z.ZodType,
  parts: readonly Part[],
  options: Parameters<typeof jsonField>[2] = {},
): JSONField =>
  jsonField(
    name,
    schema,
    {
      ...options,
      admin: {
        ...options.admin,
        components: { Field: { path: '/admin/fields/PartsField#PartsField', clientProps: { parts } } },
      },
    },
    new Map(parts.map(([path, label]) => [path, label])),
  )
