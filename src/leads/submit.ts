/** Stores a lead in one row with its consent and deliveries, on disk before the shopper gets a reference. */
import { isDeepStrictEqual } from 'node:util'
import { inTurn } from '@/lib/inTurn'
import { log } from '@/lib/log'
import { parseJson } from '@/lib/parseJson'
import { table } from '@/db/table'
import type { Site } from '@/domain/views'
import type { Proof } from '@/integrations/captcha'
import { deliveriesSchema } from './deliveryRow'
import { notifyDeliveries } from '@/jobs/notify'
import { carIsSold, findLeadCar } from './carFacts'
import { categorise } from './categorise'
import { consentRecord } from './consent'
import { leadFacts } from './facts'

import { countLead, countSender, giveBackReceipt, mayGetReceipt } from './limits'
import { choosePlace, placesOf } from './leadLocation'
import { planDeliveries } from './planDeliveries'
import { dedupeKey, newLeadId } from './reference'
import { leadRow, submitted } from './row'
import type { LeadInput } from '@/domain/leads/leadSchema'
import { SUSPECT_FROM, spamSigns } from './spam'

export interface LeadMeta {
  idempotencyKey: string | null
  userAgent: string
  /** The client IP; empty where unknown. */
  address: string
  at: Date
  /** Called once, and only for a lead that is not stored yet. */
  prove: () => Promise<Proof>
  /** Called when a proved lead could not be stored. */
  giveBackProof: () => Promise<void>
}

export type Submitted =
  | { kind: 'taken'; lead_id: string; receipt: boolean }
  /** The key was used before with other content. */
  | { kind: 'different' }
  | { kind: 'unproved'; proof: Exclude<Proof, 'good'> }
  | { kind: 'limited'; retryAfter: number }

async function findEarlier(
  site: Site,
  lead: LeadInput,
  meta: Pick<LeadMeta, 'idempotencyKey'>,
  key: string,
): Promise<Submitted | null> {
  const [row] = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['dedupe_key', '=', key],
    ],
    { fields: ['lead_id', 'fields', 'deliveries'], limit: 1 },
  )
  if (!row) return null
  const same = isDeepStrictEqual(row.fields, parseJson(JSON.stringify(submitted(lead))))
  if (meta.idempotencyKey && !same) return { kind: 'different' }
  const receipt = deliveriesSchema.parse(row.deliveries).some(({ channel }) => channel === 'receipt')
  return { kind: 'taken', lead_id: String(row.lead_id), receipt }
}

async function store(
  site: Site,
  lead: LeadInput,
  meta: Pick<LeadMeta, 'at' | 'userAgent'>,
  dedupe_key: string,
  mayReceive: (email: string) => Promise<boolean> = mayGetReceipt,
): Promise<Submitted | null> {
  const [car, places] = await Promise.all([findLeadCar(site, lead.car_id), placesOf(site.tenant.id)])
  const place = choosePlace(places, lead, car)
  const consent = consentRecord(lead, site.config.consent, meta.at)
  const spam = spamSigns(lead)
  const suspect = spam.score >= SUSPECT_FROM
  const receipt = !suspect && (await mayReceive(lead.email))
  const facts = leadFacts({
    site,
    lead,
    car,
    place,
    consent,
    lead_id: newLeadId(),
    ...categorise(lead, carIsSold(car)),
    at: meta.at,
  })
  const deliveries = planDeliveries(facts, null, { suspect, receipt })
  const { userAgent } = meta
  const row = leadRow({ site, lead, car, place, facts, spam, suspect, deliveries, dedupe_key, userAgent })
  const id = await (await table('leads')).insert(row).catch(async (error: unknown) => {
    if (receipt) await Promise.allSettled([giveBackReceipt(lead.email)])
    throw error
  })
  if (id === null) return null
  const { lead_id, category } = facts
  log.info({ tenant: site.tenant.slug, lead_id, category, suspect }, 'lead taken')
  notifyDeliveries()
  return { kind: 'taken', lead_id, receipt }
}

async function submitOne(site: Site, lead: LeadInput, meta: LeadMeta, key: string): Promise<Submitted> {
  const sender = await countSender(meta.address)
  if (!sender.ok) return { kind: 'limited', retryAfter: sender.retryAfter }
  const earlier = await findEarlier(site, lead, meta, key)
  if (earlier) return earlier
  const proof = await meta.prove()
  if (proof !== 'good') return { kind: 'unproved', proof }
  try {
    return await submitProved(site, lead, meta, key)
  } catch (error) {
    await Promise.allSettled([meta.giveBackProof()])
    throw error
  }
}

async function submitProved(site: Site, lead: LeadInput, meta: LeadMeta, key: string): Promise<Submitted> {
  // Counted only after the captcha: bots cannot use up the limit of a person or a tenant.
  const counted = await countLead(site.tenant.id, lead.email)
  if (!counted.ok) return { kind: 'limited', retryAfter: counted.retryAfter }
  const taken = (await store(site, lead, meta, key)) ?? (await findEarlier(site, lead, meta, key))
  if (!taken) throw new Error('A lead was refused by the store, and its twin is not there')
  return taken
}

/** Returns the lead's reference, for a duplicate the earlier one. Throws when it could not be stored. */
export function submitLead(site: Site, lead: LeadInput, meta: LeadMeta): Promise<Submitted> {
  const key = dedupeKey(lead, meta.idempotencyKey, meta.at)
  return inTurn(`${site.tenant.id} ${key}`, () => submitOne(site, lead, meta, key))
}

/** The lead of something that was admitted and is stored already. `key` is its own: it gets one lead. No receipt. */
export function submitAdmitted(
  site: Site,
  lead: LeadInput,
  meta: Pick<LeadMeta, 'at' | 'userAgent'> & { key: string },
): Promise<Submitted> {
  const key = dedupeKey(lead, meta.key, meta.at)
  const own = { idempotencyKey: null }
  return inTurn(`${site.tenant.id} ${key}`, async () => {
    const known = await findEarlier(site, lead, own, key)
    if (known) return known
    const taken =
      (await store(site, lead, meta, key, () => Promise.resolve(false))) ??
      (await findEarlier(site, lead, own, key))
    if (!taken) throw new Error('A lead was refused by the store, and its twin is not there')
    return taken
  })
}
