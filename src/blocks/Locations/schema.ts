import { z } from 'zod'
import { words } from '@/blocks/values'

export const locationsSchema = z.object({
  blockType: z.literal('locations'),
  heading: words,
  show: z
    .enum(['primary', 'all', 'sales', 'service', 'parts', 'service-and-parts', 'one'])
    .nullish()
    .transform((value) => value ?? 'all'),
  location_slug: words,
  link_label: words,
})

export type LocationsValues = z.output<typeof locationsSchema>
