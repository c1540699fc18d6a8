import { z } from 'zod'
import { list, words } from './values'

const finderField = z.enum(['make', 'model', 'body', 'price', 'location_name', 'fuel'])

export const finderShape = {
  finder_fields: z
    .array(finderField)
    .nullish()
    .transform((value): FinderField[] => (value?.length ? value : ['make', 'model', 'price'])),
  finder_types: list(z.object({ label: words, query: words })),
}

export type FinderField = z.output<typeof finderField>
