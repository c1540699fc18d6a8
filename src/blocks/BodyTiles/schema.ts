import { z } from 'zod'
import { list, words } from '@/blocks/values'

export const bodyTilesSchema = z.object({
  blockType: z.literal('bodyTiles'),
  heading: words,
  tiles: list(z.object({ label: words, href: words, picture: words })),
})

export type BodyTilesValues = z.output<typeof bodyTilesSchema>
