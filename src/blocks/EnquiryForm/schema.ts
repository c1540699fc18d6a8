import { z } from 'zod'
import { words } from '@/blocks/values'

export const enquiryFormSchema = z.object({
  blockType: z.literal('enquiryForm'),
  heading: words,
  text: words,
  subcategory: words,
  location_slug: words,
})

export type EnquiryFormValues = z.output<typeof enquiryFormSchema>
