import { z } from 'zod'

/** One mail that a row owes; the key is the same at each try, so that receivers drop repeats. */
export const owedMailSchema = z.object({
  kind: z.string(),
  key: z.string(),
  to: z.string(),
  at: z.number(),
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.number(),
  next_at: z.number(),
})
export type OwedMail = z.output<typeof owedMailSchema>
export const owedMailsSchema = z.array(owedMailSchema)
