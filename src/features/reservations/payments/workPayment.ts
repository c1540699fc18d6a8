import { activeSite, configOfDealer } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { MailPort } from '@/integrations/mail'
import type { PaymentsPort } from '@/integrations/payments'
import { NEVER } from '@/lib/never'
import { letterTo } from '@/features/reservations/letters/frame'
import { changeRow, mailDue, owe, tryMail, withMail } from '@/features/reservations/outbox'
import { tryRefund } from '@/features/reservations/refunds'
import { endOf, endPayment } from './end'
import { paymentLetter } from './letters'
import { readPayment, type OnlinePayment } from './row'

interface Ports {
  mail: MailPort
  payments: PaymentsPort
}

const read = async (id: string): Promise<OnlinePayment> => {
  const [found] = await (await table('payments')).find([['id', '=', id]], { limit: 1 })
  return readPayment(found ?? {})
}

const dueAt = (row: OnlinePayment): number =>
  Math.min(mailDue(row.mails), endOf(row), row.state === 'refund_due' ? (row.refund_next_at ?? 0) : NEVER)

async function refund(row: OnlinePayment, now: number, port: PaymentsPort): Promise<void> {
  const { payment_ref, cents, payment_id } = row
  const { kind, ...set } = await tryRefund({ payment_ref, cents, key: payment_id }, row, now, port)
  const dealer = await configOfDealer(row.tenant)
  await changeRow('payments', row.id, readPayment, ({ state, mails }) => {
    if (state !== 'refund_due') return null
    if (kind === 'again') return set
    const told =
      kind === 'refunded'
        ? owe('returned', payment_id, row.email, now)
        : owe('dealer-return-failed', payment_id, dealer?.email ?? '', now)
    return { ...set, state: kind, mails: [...mails, ...told] }
  })
}

/** Ends an order that nobody paid, refunds what a payment owes, and sends its mails. */
export async function workPayment(id: string, now: number, { mail, payments }: Ports): Promise<void> {
  const first = await read(id)
  const notBefore = await endPayment(first, now, payments)
  if (first.state === 'refund_due' && (first.refund_next_at ?? 0) <= now) await refund(first, now, payments)
  const row = await read(id)
  for (const owed of row.mails.filter(({ state, next_at }) => state === 'pending' && next_at <= now)) {
    const write = async () => {
      const site = await activeSite(row.tenant)
      const letter = paymentLetter(site, row, owed.kind)
      return letter ? letterTo(site, owed.key, owed.to, letter) : null
    }
    const done = await tryMail(owed, write, now, mail)
    await changeRow('payments', id, readPayment, (current) => ({ mails: withMail(current.mails, done) }))
  }
  await changeRow('payments', id, readPayment, (current) => ({
    due_at: Math.max(dueAt(current), notBefore),
  }))
}
