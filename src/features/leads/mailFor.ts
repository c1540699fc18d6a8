import { z } from 'zod'
import { type Look, lookOf, plainLook } from '@/core/letter/look'
import { machineMail, mailOf } from '@/core/letter/mail'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import { adfXml } from '@/features/leads/letters/adf'
import { followUp } from '@/features/leads/letters/followUp'
import { heard } from '@/features/leads/letters/heard'
import { notice } from '@/features/leads/letters/notice'
import { receipt } from '@/features/leads/letters/receipt'
import { reply } from '@/features/leads/letters/reply'
import { answerAddress, threadHref } from './threadLinks'
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
  /** Missing while the dealer's site is closed: its leads are mailed all the same. */
  site?: Site | null
  /** A reminder says whether anybody has answered. */
  isAnswered?: boolean
}

function lookOfLead({ dealer }: LeadFacts, site: Site | null | undefined): Look {
  if (site) return lookOf(site)
  const { name, email, legalName, licence, phone } = dealer
  const signature = [[legalName || name, licence].filter(Boolean).join(', '), phone && `Phone ${phone}`]
  return { ...plainLook(name, '', signature), replyTo: email ? { name, address: email } : undefined }
}

/** Where the shopper reads and writes; nothing while the site is closed, or without conversations. */
const threadOn = (site: Site | null | undefined, { lead_id }: LeadFacts): { thread?: string } =>
  site?.config.features.messages ? { thread: site.origin + threadHref(site.tenant.id, lead_id) } : {}

/** Replies go from shopper to dealership, from dealership to shopper, and to the author of a staff reply. */
export function mailFor(
  { channel, key, to, remind, reply: written }: Delivery,
  facts: LeadFacts,
  { sender, now, placeholder, site, isAnswered = false }: MailOptions,
): MailMessage {
  const own = lookOfLead(facts, site)
  // The lead keeps the name and the address of the dealer as they were when it came.
  const { name, email } = facts.dealer
  const look = { ...own, name, replyTo: email ? { name, address: email } : undefined }
  const from = { name, address: sender }
  const shopper = { name: facts.name, address: facts.email }
  const dealer = { name: facts.location?.name ?? name, address: to }
  // No name: it was typed by whoever sent the form, and the address may belong to another person.
  if (channel === 'receipt')
    return mailOf(receipt, { lead: facts, now, ...threadOn(site, facts) }, look, {
      ...{ key, from, to: { name: '', address: facts.email } },
    })
  if (channel === 'reply') {
    if (!written) throw new Error('The text of this reply is missing')
    // Where the dealer has a mailbox for answers, they come back to the lead.
    const address = (site && answerAddress(site, facts.lead_id)) || written.email
    const replyTo = { name: written.name, address }
    const said = { lead: facts, reply: written, ...threadOn(site, facts) }
    return mailOf(reply, said, look, { key, from, to: shopper, replyTo })
  }
  if (remind)
    return mailOf(followUp, { lead: facts, isAnswered }, look, { key, from, to: dealer, replyTo: shopper })
  if (channel === 'notice' && written)
    return mailOf(heard, { lead: facts, text: written.text }, look, {
      key,
      from,
      to: dealer,
      replyTo: shopper,
    })
  if (channel === 'notice') return mailOf(notice, facts, look, { key, from, to: dealer, replyTo: shopper })
  return machineMail(`Lead ${facts.lead_id}`, adfXml(facts, placeholder), { key, from, to: dealer })
}
