import { z } from 'zod'

export const ownDrawSchema = z.object({
  reference: z.string(),
  prize_key: z.string(),
  prize: z.string(),
  detail: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  wins: z.boolean().nullish().transform(Boolean),
  claim: z.string(),
  period: z.string(),
  createdAt: z.coerce.date(),
})
export type OwnDraw = z.output<typeof ownDrawSchema>
