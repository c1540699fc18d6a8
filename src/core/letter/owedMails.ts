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

/** A row that owes one mail at a time has it in these columns. */
export const NO_MAIL = { mail: null, mail_state: 'none', mail_attempts: 0 }
const dueAt = (at: number) => ({ mail_state: 'pending', mail_next_at: at, mail_attempts: 0 })
export const owesMail = <Mail extends { at: number }>(mail: Mail) => ({ mail, ...dueAt(mail.at) })
/** What the outbox has to know of them. */
export const MAIL_COLUMNS = {
  ...{ due: 'mail_next_at', lease: 'lease_until' },
  owes: [['mail_state', '=', 'pending']],
  tries: { column: 'mail_attempts', over: { mail_state: 'failed' } },
  dead: { where: [['mail_state', '=', 'failed']], again: (_row: unknown, at: number) => dueAt(at) },
} as const
