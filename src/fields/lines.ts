import type { JSONField } from 'payload'
import type { z } from 'zod'
import { jsonField } from './json'

export const linesField = (
  name: string,
  schema: z.ZodType,
  options: Parameters<typeof jsonField>[2] = {},
): JSONField =>
  jsonField(name, schema, {
    ...options,
    admin: {
      ...options.admin,
      components: { Field: '/admin/fields/LinesField#LinesField', ...options.admin?.components },
    },
  })
