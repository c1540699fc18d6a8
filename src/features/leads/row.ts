import { leadNames, type LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import type { Row } from '@/db/tableTypes'
import { leadSource } from './leadSource.rules'
import type { Site } from '@/core/dealer/views'
import { slugify } from '@/lib/slugify'
import type { LeadCar } from './carFacts'
import { eventOf } from './leadEvents.rules'
import type { LeadLocation } from './leadLocation'
import type { LeadInput } from './leadSchema.rules'
import type { SpamSigns } from './spam'
import type { Delivery, LeadFacts } from './types'
import { hashOf } from '@/lib/secrets'
import { MINUTE_MS } from '@/lib/time'

export const WEBSITE_SOURCE = 'Website'
export const SPOKEN_SOURCE = 'Phone or walk-in'

export interface LeadParts {
  site: Site
  lead: LeadInput
  car: LeadCar | null
  place: LeadLocation | null
  facts: LeadFacts
  spam: SpamSigns
  suspect: boolean
  deliveries: Delivery[]
  dedupe_key: string
  userAgent: string
  source: string
}

const PROOFS = new Set(leadNames(LEAD_FIELDS, ({ type }) => type === 'proof'))
/** Without the captcha proof and the honeypot field: they are not needed once checked. */
export const submitted = (lead: LeadInput): Row =>
  Object.fromEntries(Object.entries(lead).filter(([name]) => !PROOFS.has(name)))

/** What was sent, in the columns that it has. */
export function sentColumns(lead: Row, table: LeadTable = LEAD_FIELDS): Row {
  const names = leadNames(table, ({ sent, column }) => sent !== null && column !== null)
  return Object.fromEntries(names.map((name) => [name, lead[name]]))
}

/** One row, so that a lead is never stored without its consent or its deliveries (decision 0001). */
export function leadRow({
  site,
  lead,
  car,
  place,
  facts,
  spam,
  suspect,
  deliveries,
  dedupe_key,
  userAgent,
  source,
}: LeadParts): Row {
  const dealershipId = car?.dealership_id ?? place?.dealership_id
  const dealership = site.dealerships.find(
    ({ id, slug }) => id === dealershipId || slug === lead.dealership_slug,
  )
  return {
    ...sentColumns({ ...lead }),
    terms_conditions: lead.terms_conditions || lead.terms_agreed,
    tenant: site.tenant.id,
    lead_id: facts.lead_id,
    dedupe_key,
    state: suspect ? 'spam' : 'new',
    category: facts.category,
    subcategory: facts.subcategory,
    dealership_id: dealership?.id ?? null,
    dealership_slug: dealership?.slug ?? null,
    location_id: place?.id ?? null,
    location: place?.name ?? null,
    car_id: car?.id ?? null,
    car_type: car?.car_type ?? null,
    stock_number: car?.stocknum ?? null,
    vehicle_status: car?.status ?? null,
    manufacturer_slug: lead.manufacturer_slug || (car?.make ? slugify(car.make) : null),
    source,
    came_from: leadSource({ url: lead.url, source, linked: lead.lead_attributes?.linked_query_params }),
    user_agent: userAgent,
    opt_in: facts.consent.marketing,
    fields: submitted(lead),
    trade: facts.trade ?? null,
    facts,
    consent: facts.consent,
    event: eventOf(lead, car),
    spam_score: spam.score,
    spam_reasons: spam.reasons,
    suspected: suspect,
    timeline: [],
    deliveries,
    delivery_state: deliveries.length ? 'pending' : 'none',
    delivery_next_at: Date.parse(facts.createdAt),
    delivery_lease_until: 0,
    delivery_attempts: 0,
  }
}

/** The visited pages differ between the two presses of a double click. */
function contentOf(lead: LeadInput): string {
  const { lead_attributes: _visits, ...fields } = submitted(lead)
  return JSON.stringify(fields)
}

/**
 * The first key is the lead's own, any of them marks an earlier one: the sender's key (a retry, a double click), else the
 * same content in this minute or the one before.
 */
export function dedupeKeys(lead: LeadInput, idempotencyKey: string | null, at: Date): [string, ...string[]] {
  if (idempotencyKey) return [hashOf(`key:${idempotencyKey}`)]
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const of = (one: number) => hashOf(`${one} ${contentOf(lead)}`)
  return [of(minute), of(minute - 1)]
}

export const turnKey = (lead: LeadInput, idempotencyKey: string | null): string =>
  hashOf(idempotencyKey ? `key:${idempotencyKey}` : contentOf(lead))
