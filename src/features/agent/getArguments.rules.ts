import { z } from 'zod'

const MAX_SLUG = 200
const MAX_STOCKNUM = 64

export const getArguments = z
  .strictObject({
    slug: z.string().trim().min(1).max(MAX_SLUG).optional().describe('As inventory.search says it'),
    stocknum: z.string().trim().min(1).max(MAX_STOCKNUM).optional().describe('The dealer’s own stock number'),
  })
  .refine(
    ({ slug, stocknum }) => (slug === undefined) !== (stocknum === undefined),
    'Send slug or stocknum, one of them',
  )
