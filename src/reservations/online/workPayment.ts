import { siteOfTenant } from '@/data/sites'
import { table } from '@/db/table'
import { momentText } from '@/domain/reserve/words'
import { moneyOfCents } from '@/domain/reserve/cents'
import type { Site } from '@/domain/views'
import type { MailPort } from '@/integrations/mail'
import { letterTo, type Letter } from '@/reservations/mails/frame'
import { changeRow, mailDue, tryMail, withMail } from '@/reservations/outbox'
import { paymentPath } from './pay'
import { readPayment, type OnlinePayment } from './row'

function letter(site: Site, row: OnlinePayment, kind: string): Letter {
  const amount = moneyOfCents(row.cents)
  const facts = [
    `Amount: ${amount}`,
    `For: ${row.reference}`,
    `Paid: ${momentText(row.paid_at ?? 0, site.config.timezone)}`,
    `Receipt number: ${row.payment_id}`,
  ]
  if (kind === 'receipt')
    return {
      subject: `Receipt ${row.payment_id}: ${amount} to ${site.tenant.name}`,
      lines: ['Thank you, we have your payment.', '', ...facts, '', `${site.origin}${paymentPath(row)}`],
    }
  return {
    subject: `Paid online: ${amount} for ${row.reference} (${row.payment_id})`,
    lines: [...facts, `Name: ${row.name}`, `Email: ${row.email}`],
  }
}

/** Sends the mails that a payment owes. */
export async function workPayment(id: string, now: number, { mail }: { mail: MailPort }): Promise<void> {
  const [found] = await (await table('payments')).find([['id', '=', id]], { limit: 1 })
  const row = readPayment(found ?? {})
  const site = await siteOfTenant(row.tenant)
  for (const owed of row.mails.filter(({ state, next_at }) => state === 'pending' && next_at <= now)) {
    const write = async () => (site ? letterTo(site, owed.key, owed.to, letter(site, row, owed.kind)) : null)
    const done = await tryMail(owed, write, now, mail)
    await changeRow('payments', id, readPayment, (current) => {
      const mails = withMail(current.mails, done)
      return { mails, due_at: mailDue(mails) }
    })
  }
}
