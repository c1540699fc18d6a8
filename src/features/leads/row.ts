import type { Row } from '@/db/tableTypes'
import { leadSource } from './leadSource.rules'
import type { Site } from '@/core/dealer/views'
import { slugify } from '@/lib/text'
import type { LeadCar } from './carFacts'
import { eventOf } from './event'
import type { LeadLocation } from './leadLocation'
import type { LeadInput } from './leadSchema.rules'
import type { SpamSigns } from './spam'
import type { Delivery, LeadFacts } from './types'

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

/** Drops the captcha proof and the honeypot field: they are not needed once checked. */
export function submitted({ captcha: _proof, website: _trap, ...fields }: LeadInput): Row {
  return fields
}

const columns = ({
  form,
  last_name,
  email,
  phone,
  postcode,
  message,
  PreferredContactMethod,
  manufacturer_slug,
  ...rest
}: LeadInput): Row => ({
  form,
  last_name,
  email,
  phone,
  postcode,
  message,
  PreferredContactMethod,
  manufacturer_slug,
  offer_from_client: rest.offer_from_client,
  booking_date: rest.booking_date,
  opt_in_finance: rest.opt_in_finance,
  opt_in_trade: rest.opt_in_trade,
  terms_conditions: rest.terms_conditions || rest.terms_agreed,
  url: rest.url,
  lead_attributes: rest.lead_attributes,
  form_completed: rest.form_completed,
  offer_accepted: rest.offer_accepted,
  isLastStep: rest.isLastStep,
})

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
    ...columns(lead),
    tenant: site.tenant.id,
    lead_id: facts.lead_id,
    dedupe_key,
    state: suspect ? 'spam' : 'new',
    category: facts.category,
    subcategory: facts.subcategory,
    name: lead.name,
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
