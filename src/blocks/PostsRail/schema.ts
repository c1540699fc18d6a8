import { z } from 'zod'
import { count, words } from '@/blocks/values'

export const postsRailSchema = z.object({
  blockType: z.literal('postsRail'),
  heading: words,
  limit: count(3),
  category: words,
  link_label: words,
})

export type PostsRailValues = z.output<typeof postsRailSchema>
