import { z } from 'zod'
import type { MailMessage } from '@/integrations/mail'
import { adfXml } from '@/features/leads/letters/adf'
import { noticeMail } from '@/features/leads/letters/notice'
import { receiptMail } from '@/features/leads/letters/receipt'
import { replyMail } from '@/features/leads/letters/reply'
import type { Delivery, LeadFacts } from './types'

const isFacts = z.custom<LeadFacts>(
  (value) =>
    z
      .object({
        lead_id: z.string(),
        name: z.string(),
        email: z.string(),
        dealer: z.object({ name: z.string() }),
      })
      .safeParse(value).success,
)

/** Throws when the facts are missing: a mail without them would be wrong. */
export const parseFacts = (stored: unknown): LeadFacts => isFacts.parse(stored)

export interface MailOptions {
  sender: string
  now: Date
  /** ADF of a general enquiry names a car all the same. */
  placeholder: boolean
}

/** Replies go from shopper to dealership, from dealership to shopper, and to the author of a staff reply. */
export function mailFor(
  delivery: Delivery,
  facts: LeadFacts,
  { sender, now, placeholder }: MailOptions,
): MailMessage {
  const from = { name: facts.dealer.name, address: sender }
  const shopper = { name: facts.name, address: facts.email }
  const dealer = { name: facts.location?.name ?? facts.dealer.name, address: delivery.to }
  if (delivery.channel === 'receipt')
    return {
      key: delivery.key,
      from,
      // No name: it was typed by whoever sent the form, and the address may belong to another person.
      to: { name: '', address: facts.email },
      replyTo: facts.dealer.email ? { name: facts.dealer.name, address: facts.dealer.email } : undefined,
      ...receiptMail(facts, now),
    }
  if (delivery.channel === 'reply') {
    if (!delivery.reply) throw new Error('The text of this reply is missing')
    const { name, email } = delivery.reply
    return {
      key: delivery.key,
      from,
      to: shopper,
      replyTo: { name, address: email },
      ...replyMail(facts, delivery.reply),
    }
  }
  if (delivery.channel === 'notice')
    return { key: delivery.key, from, to: dealer, replyTo: shopper, ...noticeMail(facts) }
  return {
    key: delivery.key,
    from,
    to: dealer,
    subject: `Lead ${facts.lead_id}`,
    // Receivers parse the body: plain text, and nothing but XML.
    text: adfXml(facts, placeholder),
  }
}
