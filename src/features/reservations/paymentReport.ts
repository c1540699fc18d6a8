import type { Paid } from '@/integrations/payments'
import { findReservation } from './find'
import { findPayment } from '@/features/reservations/payments/row'
import { takeOnline } from '@/features/reservations/payments/takeOnline'
import { takePayment } from './takePayment'

/** From a webhook or from the test provider's own page. */
export async function takePaymentReport(paid: Paid, now: number): Promise<void> {
  await (paid.subject.kind === 'payment' ? takeOnline(paid, now) : takePayment(paid, now))
}

/** Whether a payment is still open: only then may a card page ask for it. */
export async function isPayable({ kind, tenant, id }: Paid['subject']): Promise<boolean> {
  if (kind === 'payment') return (await findPayment(tenant, id))?.state === 'open'
  return (await findReservation(tenant, id))?.money === 'open'
}
