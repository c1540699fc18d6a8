import { z } from 'zod'
import { env } from '@/env'
import { openSigned, signed, hashOf } from '@/lib/secrets'
import type { Paid, PaymentsPort } from './types'

type CardVerdict = 'paid' | 'declined' | 'step' | 'invalid'

/** The numbers that card schemes publish for tests. A real card is never accepted here. */
const CARDS: Readonly<Record<string, CardVerdict>> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'step',
}

export const TEST_CARDS: readonly (readonly [number: string, words: string])[] = [
  ['4242 4242 4242 4242', 'is paid'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for one more step'],
]

/** The verdict on a typed number, which is not stored. */
export const judgeCard = (typed: string): CardVerdict => CARDS[typed.replace(/[\s-]/g, '')] ?? 'invalid'

/* A payment of the test provider is a signed token: nothing about it is stored, and no card. */

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
type TestSession = z.output<typeof sessionSchema>

const ABOUT = 'test payment'

const sealSession = (session: TestSession): string =>
  signed(env.payloadSecret, ABOUT, sessionSchema.parse(session))

/** Null for a token that was altered. */
export const openSession = (token: string): TestSession | null =>
  sessionSchema.safeParse(openSigned(env.payloadSecret, ABOUT, token)).data ?? null

const shortHash = (text: string): string => hashOf(text).slice(0, 24)
export const TEST_PAY_PATH = '/pay/test'

/** The card was accepted: the same result as a webhook of a real provider. */
export function testPaid(token: string, at: number): Paid | null {
  const session = openSession(token)
  if (!session || session.expiresAt < at) return null
  const { subject, cents, currency, key } = session
  return {
    subject,
    provider_id: shortHash(token),
    payment_ref: `test_${shortHash(key)}`,
    cents,
    currency,
    at,
  }
}

/** The built-in provider of demo mode: a card page of our own that says so visibly. No money moves. */
export const testProvider: PaymentsPort = {
  kind: 'test',
  async open({ key, subject, cents, currency, title, doneUrl, backUrl, expiresAt }) {
    const token = sealSession({ key, subject, cents, currency, title, doneUrl, backUrl, expiresAt })
    const pay_url = `${new URL(doneUrl).origin}${TEST_PAY_PATH}?session=${token}`
    return { provider_id: shortHash(token), pay_url }
  },
  // It reports a payment in the request that takes the card, so there is nothing to look up.
  async find() {
    return { state: 'open' }
  },
  async close() {},
  async refund(_payment_ref, _cents, key) {
    return { refund_id: `test_refund_${shortHash(key)}` }
  },
}
