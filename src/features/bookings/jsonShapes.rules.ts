import { z } from 'zod'

export const MAIL_KINDS = ['confirmed', 'moved', 'cancelled', 'restored', 'reminder'] as const
/** `text`: the shopper's mobile, for a reminder. */
const receiver = z.enum(['shopper', 'dealer', 'text'])

/** The one mail to send, and who has not got it yet. A newer change replaces it. */
export const owedMailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  at: z.number(),
  to: z.array(receiver),
  /** The person who made the change, by name, or `the shopper`. */
  by: z.string().optional(),
})
export type OwedMail = z.output<typeof owedMailSchema>
export type Receiver = z.output<typeof receiver>

export const leadValuesSchema = z.record(z.string(), z.unknown())
