import type { Paid } from '@/integrations/payments'
import { takeOnline } from './online/takeOnline'
import { takePayment } from './takePayment'

/** News of a payment, from a webhook or from the test provider's own page. */
export async function paymentTold(paid: Paid, now: number): Promise<void> {
  await (paid.subject.kind === 'payment' ? takeOnline(paid, now) : takePayment(paid, now))
}
