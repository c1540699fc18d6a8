import { activeSite, configOfDealer } from '@/core/dealer/read/sites'
import type { OwedMail } from '@/core/letter/owedMails'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { MailPort } from '@/integrations/mail'
import type { PaymentsPort } from '@/integrations/payments'
import { NEVER } from '@/lib/never'
import { changeRow, mailDue, owe, owingRows, sendOwed, tryRefund } from '@/features/reservations/owing'
import { isTooOld } from '@/jobs/backoff'
import { outboxKind } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { paymentMail } from './letters'
import { endOf, readPayment, type OnlinePayment } from './row'
import { takeOnline } from './takeOnline'

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

/** A provider that does not answer is asked again after this time. */
const AGAIN_MS = 10 * 60_000

/** False while the provider does not answer: it may have been paid. */
async function settled(row: OnlinePayment, now: number, port: PaymentsPort): Promise<boolean> {
  try {
    const found = row.provider_id ? await port.find(row.provider_id) : null
    if (found?.state === 'paid') await takeOnline(found.paid, now)
    if (found?.state === 'open') await port.close(row.provider_id)
    return true
  } catch (error) {
    log.warn({ err: error, payment_id: row.payment_id }, 'the payment provider is unavailable')
    return isTooOld(Date.parse(row.createdAt), now)
  }
}

/**
 * Ends an order whose time is over. Its webhook may have been lost, so that the provider is asked first. Returns the time
 * before which the row needs no more work, in epoch ms.
 */
async function endPayment(row: OnlinePayment, now: number, port: PaymentsPort): Promise<number> {
  if (endOf(row) > now) return 0
  if (!(await settled(row, now, port))) return now + AGAIN_MS
  await changeRow('payments', row.id, readPayment, ({ state }) =>
    state === 'open' ? { state: 'closed' } : null,
  )
  return 0
}

async function refund(row: OnlinePayment, now: number, due: number, port: PaymentsPort): Promise<void> {
  const { payment_ref, cents, payment_id } = row
  const { kind, ...set } = await tryRefund(
    { payment_ref, cents, key: payment_id },
    row.refund_attempts,
    due,
    port,
  )
  const dealer = await configOfDealer(row.tenant)
  await changeRow('payments', row.id, readPayment, ({ state, mails }) => {
    if (state !== 'refund_due') return null
    if (kind === 'again') return set
    const owed =
      kind === 'refunded'
        ? owe('returned', payment_id, row.email, now)
        : owe('dealer-return-failed', payment_id, dealer?.email ?? '', now)
    return { ...set, state: kind, mails: [...mails, ...owed] }
  })
}

/** Ends an order that nobody paid, refunds what a payment owes, and sends its mails. */
export const paymentWork = outboxKind<Ports>({
  name: 'payments',
  ...owingRows('payments'),
  worksWhileSuspended: true,
  async attempt(stored, { now, due }, { mail, payments }) {
    const first = readPayment(stored)
    const { id } = first
    const notBefore = await endPayment(first, now, payments)
    if (first.state === 'refund_due' && (first.refund_next_at ?? 0) <= due)
      await refund(first, now, due, payments)
    const row = await read(id)
    const write = async ({ kind, key, to }: OwedMail) => {
      const site = await activeSite(row.tenant)
      return paymentMail({ site, row, kind }, { key, to })
    }
    const change = (decide: (current: OnlinePayment) => Row) => changeRow('payments', id, readPayment, decide)
    await sendOwed(row.mails, due, mail, write, (sent) => change(({ mails }) => ({ mails: sent(mails) })))
    await change((current) => ({ due_at: Math.max(dueAt(current), notBefore) }))
    return {}
  },
})
