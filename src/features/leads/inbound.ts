/** What reaches a dealer by mail or SMS: a message of the lead that it answers, else a new lead. */
import type { Site } from '@/core/dealer/views'
import type { SentPhoto } from '@/core/person/rows/photoRows'
import { table } from '@/db/table'
import { hashOf } from '@/lib/secrets'
import { hear, type Heard } from './hear'
import { openLeadOf } from './openLead'
import { takeSpokenLead } from './spokenLead'
import { type Thread, threadOf, threadOfAddress } from './thread'

export interface Inbound {
  /** Of the sender's service: the same is taken once. */
  id: string
  via: 'email' | 'sms'
  name: string
  email: string
  phone: string
  /** The addresses that a mail went to. */
  to: string
  text: string
  photos: readonly SentPhoto[]
  at: Date
}
export type Taken =
  | { kind: 'heard'; outcome: Heard['outcome']; lead_id: string }
  | { kind: 'new'; lead_id: string }
  | { kind: 'wrong'; message: string }

const keyOf = ({ via, id }: Inbound): string => `${via}-${hashOf(id)}`

/** It made a lead before: that is the person's open one now, and must not hear it again. */
async function leadMadeBy({ tenant }: Site, key: string): Promise<string | null> {
  const leads = await table('leads')
  const [lead] = await leads.find(
    [
      ['tenant', '=', tenant.id],
      ['dedupe_key', '=', hashOf(`key:${key}`)],
    ],
    { fields: ['lead_id'], limit: 1 },
  )
  return lead ? String(lead.lead_id) : null
}

/** By the address that it answers; else the person's newest open lead. */
async function answered(site: Site, { to, email, phone, at }: Inbound): Promise<Thread | null> {
  const named = await threadOfAddress(site, to)
  if (named) return named
  const id = await openLeadOf(site, { email, phone }, at)
  return id ? threadOf(site.tenant.id, ['id', '=', id]) : null
}

async function asLead(site: Site, message: Inbound): Promise<Taken> {
  const { via, name, email, phone, text, photos, at } = message
  const person = { name: name || email.split('@')[0] || phone, email, phone }
  const spoken = { ...person, message: text, dealership_slug: '', location: '' }
  const taken = await takeSpokenLead(
    site,
    { form: 'general', category: 'General Enquiry', ...spoken },
    {
      ...{ key: keyOf(message), at, source: via === 'sms' ? 'SMS' : 'Email' },
      channel: via === 'sms' ? 'SMS' : 'email',
    },
  )
  if (taken.kind === 'wrong') return taken
  if (taken.kind !== 'taken') return { kind: 'heard', outcome: 'busy', lead_id: '' }
  const thread = photos.length ? await threadOf(site.tenant.id, ['lead_id', '=', taken.lead_id]) : null
  if (thread) await hear(thread, { key: `${keyOf(message)}-photos`, text: '', via, photos, at })
  return { kind: 'new', lead_id: taken.lead_id }
}

export async function takeInbound(site: Site, message: Inbound): Promise<Taken> {
  const known = await leadMadeBy(site, keyOf(message))
  if (known) return { kind: 'heard', outcome: 'known', lead_id: known }
  const thread = await answered(site, message)
  if (!thread) return asLead(site, message)
  const { via, email, text, photos, at } = message
  const isOther = via === 'email' && email !== thread.email.toLowerCase()
  const { outcome } = await hear(thread, {
    ...{ key: keyOf(message), text, via, photos, at },
    ...(isOther && { from: email }),
  })
  return { kind: 'heard', outcome, lead_id: thread.lead_id }
}
