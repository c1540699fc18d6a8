/** A payment of the test provider is a signed token: nothing about it is stored, least of all a card. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/env'
import { parseJson } from '@/lib/parseJson'

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

const sign = (payload: string): Buffer =>
  createHmac('sha256', env.payloadSecret).update(`test-payment:${payload}`).digest()

export function sealSession(session: TestSession): string {
  const payload = Buffer.from(JSON.stringify(sessionSchema.parse(session))).toString('base64url')
  return `${payload}.${sign(payload).toString('base64url')}`
}

/** Null for a token that was altered. */
export function openSession(token: string): TestSession | null {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = sign(payload)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  return sessionSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null
}
