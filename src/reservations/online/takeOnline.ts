import type { Paid } from '@/integrations/payments'
import { notifyReservations } from '@/jobs/notify'
import { log } from '@/lib/log'
import { changeRow, owe } from '@/reservations/outbox'
import { siteOfTenant } from '@/data/sites'
import { findPayment, readPayment } from './row'

/** A payment that the provider vouches for, told once or a hundred times. Throws while it is not on disk. */
export async function takeOnline(paid: Paid, now: number): Promise<void> {
  const { subject, payment_ref, cents, currency, at } = paid
  const row = await findPayment(subject.tenant, subject.id)
  if (!row) return log.error({ payment_id: subject.id, payment_ref }, 'a payment names no order')
  if (cents !== row.cents || currency !== 'aud')
    return log.error(
      { payment_id: subject.id, payment_ref, cents, currency },
      'a payment is of another amount',
    )
  const site = await siteOfTenant(row.tenant)
  const changed = await changeRow('payments', row.id, readPayment, (current) =>
    current.state === 'paid'
      ? null
      : {
          state: 'paid',
          paid_at: at,
          payment_ref,
          due_at: now,
          mails: [
            ...owe('receipt', row.payment_id, row.email, now),
            ...owe('dealer-paid', row.payment_id, site?.config.email ?? '', now),
          ],
        },
  )
  if (changed) notifyReservations()
}
