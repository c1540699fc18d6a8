import { payments, type Paid } from '@/integrations/payments'
import { notify } from '@/jobs/notify'
import { changeRow, owe } from '@/features/reservations/owing'
import { log } from '@/lib/log'
import { configOfDealer } from '@/core/dealer/read/sites'
import { currencyOf, returnPayment } from './returnPayment'
import { findPayment, type OnlinePayment, readPayment } from './row'

/** Stores a payment that the provider confirms; may be repeated. Throws while it is not on disk. */
export async function takeOnline(paid: Paid, now: number): Promise<void> {
  const { subject, payment_ref, cents, currency, at } = paid
  const row = await findPayment(subject.tenant, subject.id)
  if (!row) return returnPayment(paid, 'unknown', null, now)
  if (cents !== row.cents || currency !== (await currencyOf(row.tenant)))
    return returnPayment(paid, 'amount', row, now)
  const dealer = await configOfDealer(row.tenant)
  const changed = await changeRow('payments', row.id, readPayment, (current) =>
    // One that was closed while the provider did not answer is taken, too.
    current.state === 'open' || current.state === 'closed'
      ? {
          state: 'paid',
          paid_at: at,
          payment_ref,
          due_at: now,
          mails: [
            ...owe('receipt', row.payment_id, row.email, now),
            ...owe('dealer-paid', row.payment_id, dealer?.email ?? '', now),
          ],
        }
      : null,
  )
  if (changed) return notify('reservationsLoop')
  const known = await findPayment(row.tenant, row.payment_id)
  if (known && known.payment_ref !== payment_ref) await returnPayment(paid, 'twice', row, now)
}

/** The payer may come back before the webhook has come, so this asks the provider. Never throws. */
export async function refreshPayment(row: OnlinePayment, now: number): Promise<OnlinePayment> {
  if (row.state !== 'open' || !row.provider_id) return row
  try {
    const found = await payments().find(row.provider_id)
    if (found.state !== 'paid') return row
    await takeOnline(found.paid, now)
    return (await findPayment(row.tenant, row.payment_id)) ?? row
  } catch (error) {
    log.warn({ err: error, payment_id: row.payment_id }, 'the payment provider is unavailable')
    return row
  }
}
