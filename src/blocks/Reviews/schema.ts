import { z } from 'zod'
import { count, words } from '@/blocks/values'

export const reviewsSchema = z.object({
  blockType: z.literal('reviews'),
  heading: words,
  limit: count(3),
})

export type ReviewsValues = z.output<typeof reviewsSchema>
