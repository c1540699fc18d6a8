/** Takes a lead: one row with its consent and its deliveries, on disk before the shopper gets a reference. */
import { log } from '../lib/log'
import { table } from '../db/table'
import type { Site } from '../domain/views'
import { proofHolds } from '../integrations/captcha'
import { wakeDeliveries } from '../outbox/wake'
import { carIsSold, findLeadCar } from './carFacts'
import { categorise } from './categorise'
import { consentRecord } from './consent'
import { leadFacts } from './facts'
import { choosePlace, placesOf } from './place'
import { planDeliveries } from './planDeliveries'
import { dedupeKey, newLeadId } from './reference'
import { leadRow } from './row'
import type { LeadInput } from './schema'
import { SUSPECT_FROM, spamSigns } from './spam'

export interface LeadMeta {
  /** The form's own key (Idempotency-Key); the same key gives the same lead. */
  idempotencyKey: string | null
  userAgent: string
  at: Date
}

/** Returns the reference of the lead, of the earlier one when this is a repetition. Throws when it could not be stored. */
export async function submitLead(site: Site, lead: LeadInput, meta: LeadMeta): Promise<{ lead_id: string }> {
  const leads = await table('leads')
  const dedupe_key = dedupeKey(lead, meta.idempotencyKey, meta.at)
  const [earlier] = await leads.find(
    [
      ['tenant', '=', site.tenant.id],
      ['dedupe_key', '=', dedupe_key],
    ],
    { fields: ['lead_id'], limit: 1 },
  )
  if (earlier) return { lead_id: String(earlier.lead_id) }

  const [car, places, proof] = await Promise.all([
    findLeadCar(site, lead.car_id),
    placesOf(site.tenant.id),
    site.config.forms.captcha ? proofHolds(lead.captcha, site.host) : null,
  ])
  const place = choosePlace(places, lead, car)
  const consent = consentRecord(lead, site.config.consent, meta.at)
  const spam = spamSigns(lead, proof)
  const suspect = spam.score >= SUSPECT_FROM
  const lead_id = newLeadId()
  const facts = leadFacts({
    site,
    lead,
    car,
    place,
    consent,
    lead_id,
    ...categorise(lead, carIsSold(car)),
    at: meta.at,
  })
  const deliveries = planDeliveries(facts, null, suspect)
  const id = await leads.insert(
    leadRow({
      site,
      lead,
      car,
      place,
      facts,
      spam,
      suspect,
      deliveries,
      dedupe_key,
      userAgent: meta.userAgent,
    }),
  )
  // The unique key was taken between the look and the write: the twin's reference is this one's too.
  if (id === null) return submitLead(site, lead, meta)
  log.info({ tenant: site.tenant.slug, lead_id, category: facts.category, suspect }, 'lead taken')
  wakeDeliveries()
  return { lead_id }
}
