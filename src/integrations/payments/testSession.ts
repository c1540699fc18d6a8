/** A payment of the test provider is a signed token: nothing about it is stored, and no card. */
import { z } from 'zod'
import { env } from '@/env'
import { openSigned, signed } from '@/lib/signed'

const sessionSchema = z.object({
  key: z.string(),
  subject: z.object({ kind: z.enum(['reservation', 'payment']), tenant: z.string(), id: z.string() }),
  cents: z.number(),
  currency: z.string(),
  title: z.string(),
  doneUrl: z.string(),
  backUrl: z.string(),
  expiresAt: z.number(),
})
export type TestSession = z.output<typeof sessionSchema>

const ABOUT = 'test payment'

export const sealSession = (session: TestSession): string =>
  signed(env.payloadSecret, ABOUT, sessionSchema.parse(session))

/** Null for a token that was altered. */
export const openSession = (token: string): TestSession | null =>
  sessionSchema.safeParse(openSigned(env.payloadSecret, ABOUT, token)).data ?? null
