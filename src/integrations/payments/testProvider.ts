import { hashOf } from '@/lib/hash'
import { openSession, sealSession } from './testSession'
import type { Paid, PaymentsPort } from './types'

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
