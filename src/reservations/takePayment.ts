import type { Paid } from '@/integrations/payments'
import { log } from '@/lib/log'
import { applyEvent } from './change'
import { findReservation } from './find'
import { settle } from './settle'

/** A payment that the provider vouches for, told once or a hundred times. Throws while it is not on disk. */
export async function takePayment(paid: Paid, now: number): Promise<void> {
  const { subject, payment_ref, provider_id, cents, currency, at } = paid
  const row = await findReservation(subject.tenant, subject.id)
  if (!row) return log.error({ reservation_id: subject.id, payment_ref }, 'a payment names no reservation')
  const facts = { reservation_id: subject.id, payment_ref, provider_id, cents, currency }
  if (cents !== row.amount * 100 || currency !== 'aud')
    return log.error(facts, 'a payment is of another amount than its reservation: staff must look at it')
  const set = { payment_ref, provider_id }
  const changed = await applyEvent(row.id, { kind: 'paid', at }, { by: 'provider', now, set })
  await settle(changed ?? row, now)
}
