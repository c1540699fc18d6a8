/** Stores a lead in one row with its consent and deliveries, on disk before the shopper gets a reference. */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { inTurn } from '@/lib/inTurn'
import { log } from '@/lib/log'
import { parseJson } from '@/lib/json'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import type { Proof } from '@/integrations/captcha'
import { notify } from '@/jobs/notify'
import { buildLead } from './buildLead'
import { personKeys } from './cluster'
import type { LeadContext } from './context'
import { countLead, countSender, giveBackReceipts } from './limits'
import { dedupeKeys, turnKey, submitted } from './row'
import type { LeadInput } from './leadSchema.rules'

export type Submitted =
  | { kind: 'taken'; lead_id: string; receipt: boolean; isNew: boolean }
  /** The key was used before with other content. */
  | { kind: 'different' }
  /** The first request with this key is not answered yet. */
  | { kind: 'running' }
  | { kind: 'unproved'; proof: Exclude<Proof, 'good'> }
  | { kind: 'limited'; retryAfter: number }

interface Attempt {
  site: Site
  lead: LeadInput
  context: LeadContext
  keys: [string, ...string[]]
}

const earlierSchema = z.object({
  lead_id: z.string(),
  fields: z.unknown(),
  facts: z.object({ receipt: z.boolean().default(false) }),
})

async function findEarlier({ site, lead, context, keys }: Attempt): Promise<Submitted | null> {
  const [row] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['dedupe_key', 'in', keys],
    ],
    { fields: ['lead_id', 'fields', 'facts'], limit: 1 },
  )
  if (!row) return null
  const { lead_id, fields, facts } = earlierSchema.parse(row)
  const same = isDeepStrictEqual(fields, parseJson(JSON.stringify(submitted(lead))))
  if (context.idempotencyKey && !same) return { kind: 'different' }
  return { kind: 'taken', lead_id, receipt: facts.receipt, isNew: false }
}

/** They wrote once more: what was put aside of them is back. The new lead is stored, so that a fault here refuses nothing. */
async function bringBack(tenant: string, cluster: string, at: Date): Promise<void> {
  try {
    const now = at.getTime()
    const aside: Clause[] = [
      ['tenant', '=', tenant],
      ['cluster_id', '=', cluster],
      ['back_at', '>', now],
    ]
    await (await table('leads')).update(aside, { back_at: now })
  } catch (error) {
    log.warn({ err: error }, 'a snoozed lead was not brought back')
  }
}

async function store({ site, lead, context, keys }: Attempt): Promise<Submitted | null> {
  const { row, lead_id, category, suspect, receipts, shared } = await buildLead(site, lead, context, keys[0])
  const giveBack = () => Promise.all([giveBackReceipts(lead.email, receipts), shared.giveBack()])
  const id = await (await table('leads')).insert(row).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (id === null) {
    await giveBack()
    return null
  }
  if (!suspect) await bringBack(site.tenant.id, String(row.cluster_id), context.at)
  log.info({ tenant: site.tenant.slug, lead_id, category, suspect }, 'lead taken')
  notify('deliveriesLoop')
  return { kind: 'taken', lead_id, receipt: receipts.receipt, isNew: true }
}

async function submitProved(attempt: Attempt): Promise<Submitted> {
  const { site, lead, context } = attempt
  // Counted only after the captcha: bots cannot use up the limit of a person.
  const counted = context.isAdmitted ? null : await countLead(lead.email, context.address)
  if (counted?.ok === false) return { kind: 'limited', retryAfter: counted.retryAfter }
  // One lead of a person at a time, so that the second finds the first one's cluster.
  const person = `${site.tenant.id} ${personKeys(lead, site.config.country).person_email}`
  const taken = (await inTurn(person, () => store(attempt))) ?? (await findEarlier(attempt))
  if (!taken) throw new Error('A lead was refused by the store, and its twin is not there')
  return taken
}

async function submitOne(attempt: Attempt): Promise<Submitted> {
  const { context } = attempt
  const sender = await countSender(context.address)
  if (!sender.ok) return { kind: 'limited', retryAfter: sender.retryAfter }
  const earlier = await findEarlier(attempt)
  if (earlier) return earlier
  const proof = context.prove ? await context.prove() : 'good'
  // The same request in another process may have used the proof and stored the lead meanwhile.
  if (proof !== 'good') return (await findEarlier(attempt)) ?? { kind: 'unproved', proof }
  try {
    return await submitProved(attempt)
  } catch (error) {
    await Promise.allSettled([context.giveBackProof?.()])
    throw error
  }
}

/** For every route that makes a lead. Returns its reference, a duplicate's the earlier one. Throws when it is not stored. */
export function submitLead(site: Site, lead: LeadInput, context: LeadContext): Promise<Submitted> {
  const keys = dedupeKeys(lead, context.idempotencyKey, context.at)
  const turn = `${site.tenant.id} ${turnKey(lead, context.idempotencyKey)}`
  return inTurn<Submitted>(turn, () => submitOne({ site, lead, context, keys }), { kind: 'running' })
}
