import { env } from '@/env'
import type { Row } from '@/db/tableTypes'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { sendSigned } from '@/core/letter/rows/webhookEnds'
import { sendCounted } from '@/core/letter/rows/textBudget'
import type { MailPort } from '@/integrations/mail'
import type { SmsPort } from '@/integrations/sms'
import type { WebhookPort } from '@/integrations/webhooks'
import { openDestination, type Destination } from './destinations'
import { DeadEnd } from '@/jobs/outbox'
import { leadView } from './leadView'
import { parseFacts, mailFor } from './mailFor'
import { addressesOf } from './recipients'
import { receipt } from '@/features/leads/letters/receipt'
import { reply } from '@/features/leads/letters/reply'
import type { Delivery } from './types'

export interface Ports {
  mail: MailPort
  sms: SmsPort
  webhooks: WebhookPort
}

export const wayOf = ({ channel, destination }: Delivery): string =>
  channel === 'webhook' ? `webhook ${destination}` : channel === 'sms' ? 'sms' : 'mail'

async function destinationOf({ destination }: Delivery): Promise<Destination | null> {
  if (!destination) return null
  const found = await openDestination(destination)
  if (!found) throw new DeadEnd('This destination was deleted or is switched off')
  return found
}

async function sendWebhook(
  delivery: Delivery,
  to: Destination | null,
  row: Row,
  port: WebhookPort,
  now: Date,
) {
  const { lead_attributes: _visits, ...data } = leadView(row)
  const type = delivery.update ? 'lead.updated' : 'lead.created'
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await sendSigned(to, { key: delivery.key, body, now }, port)
}

async function sendText(
  { key, to, reply }: Delivery,
  row: Row,
  text: string,
  sms: SmsPort,
  now: Date,
): Promise<void> {
  const tenant = String(row.tenant)
  if (!(await sendCounted({ tenant, isKnown: Boolean(reply), now }, { key, to, text }, sms)))
    throw new DeadEnd('The SMS of this day are used up')
}

/** Whoever has the lead when it is time. */
async function reminded({ remind, to }: Delivery, { tenant, assigned_to }: Row): Promise<string> {
  if (!remind || typeof assigned_to !== 'string') return to
  return (await addressesOf(String(tenant), [assigned_to])).get(assigned_to) ?? to
}

/** Throws when it was not accepted; DeadEnd when it never will be. */
export async function send(
  delivery: Delivery,
  row: Row,
  { mail, sms, webhooks }: Ports,
  now: Date,
): Promise<void> {
  const facts = parseFacts(row.facts)
  const to = await destinationOf(delivery)
  if (delivery.channel === 'webhook') return sendWebhook(delivery, to, row, webhooks, now)
  if (delivery.channel === 'sms') {
    const text = delivery.reply
      ? reply.sms?.({ lead: facts, reply: delivery.reply })
      : receipt.sms?.({ lead: facts, now })
    return sendText(delivery, row, text ?? '', sms, now)
  }
  const site = await siteOfTenant(String(row.tenant))
  const isAnswered = Boolean(row.responded_at)
  const options = { sender: env.sender, now, placeholder: to?.placeholder_vehicle ?? true, site, isAnswered }
  await mail.send(mailFor({ ...delivery, to: await reminded(delivery, row) }, facts, options))
}
