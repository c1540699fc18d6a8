import type { PaymentsPort } from '@/integrations/payments'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { log } from '@/lib/log'

interface Owed {
  refund_attempts: number
  refund_since: number | null
}
interface Refund {
  payment_ref: string
  cents: number
  /** The key of the row that owes it: two tries with it make one refund. */
  key: string
}
export type RefundTried =
  | { kind: 'refunded'; refund_id: string }
  | { kind: 'refund_failed' }
  | { kind: 'again'; refund_attempts: number; refund_next_at: number }

/** One try of a refund. After three days staff have to make it. */
export async function tryRefund(
  { payment_ref, cents, key }: Refund,
  owed: Owed,
  now: number,
  port: PaymentsPort,
): Promise<RefundTried> {
  try {
    return { kind: 'refunded', ...(await port.refund(payment_ref, cents, key)) }
  } catch (error) {
    const refund_attempts = owed.refund_attempts + 1
    log.error({ err: error, key, refund_attempts }, 'a refund failed')
    if (isTooOld(owed.refund_since ?? now, now)) return { kind: 'refund_failed' }
    return { kind: 'again', refund_attempts, refund_next_at: now + retryDelayMs(refund_attempts) }
  }
}
