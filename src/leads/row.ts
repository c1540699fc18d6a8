import type { Row } from '../db/table'
import type { Site } from '../domain/views'
import type { LeadCar } from './carFacts'
import type { LeadPlace } from './place'
import type { LeadInput } from './schema'
import type { SpamSigns } from './spam'
import type { Delivery, LeadFacts } from './types'

export interface LeadParts {
  site: Site
  lead: LeadInput
  car: LeadCar | null
  place: LeadPlace | null
  facts: LeadFacts
  spam: SpamSigns
  suspect: boolean
  deliveries: Delivery[]
  dedupe_key: string
  userAgent: string
}

/** What is not kept: the captcha's proof and the trap say nothing once they are judged. */
function submitted({ captcha: _proof, website: _trap, elapsed_ms: _elapsed, ...fields }: LeadInput): Row {
  return fields
}

/** The lead as one row, so that it can never be stored without its consent or its deliveries (decision 0001). */
export function leadRow({ site, lead, car, place, facts, spam, suspect, deliveries, dedupe_key, userAgent }: LeadParts): Row {
  const dealershipId = car?.dealership_id ?? place?.dealership_id
  const dealership = site.dealerships.find(({ id, slug }) => id === dealershipId || slug === lead.dealership_slug)
  const receivedAt = Date.parse(facts.createdAt)
  return {
    tenant: site.tenant.id,
    lead_id: facts.lead_id,
    dedupe_key,
    lead_status: suspect ? 'spam' : 'new',
    category: facts.category,
    subcategory: facts.subcategory,
    name: facts.name,
    email: facts.email,
    phone: facts.phone,
    message: facts.message,
    dealership_id: dealership?.id ?? null,
    dealership_slug: dealership?.slug ?? null,
    location_id: place?.id ?? null,
    location_name: place?.name ?? null,
    car_id: car?.id ?? null,
    car_dealership_id: car?.dealership_id ?? null,
    stock_number: car?.stocknum ?? null,
    vehicle_name: car?.name ?? null,
    url: facts.url,
    source: 'Website',
    user_agent: userAgent,
    fields: { ...submitted(lead), user_agent: userAgent },
    facts,
    consent: facts.consent,
    spam,
    deliveries,
    delivery_state: deliveries.length ? 'pending' : 'none',
    delivery_next_at: receivedAt,
    delivery_lease_until: 0,
    received_at: receivedAt,
  }
}
