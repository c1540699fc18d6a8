import { LEAD_FIELDS } from '@/core/person/leadFields'
import { namesOf } from '@/core/person/personName'
import { momentOfLead, zoneOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'
import { adfVehicles } from './adfVehicle'
import { tag, wrap } from './xml'
import { DateTime } from 'luxon'

/** ISO 8601 with the offset of the location, which ADF asks for. */
const requestDate = (lead: LeadFacts): string =>
  momentOfLead(lead).toISO({ suppressMilliseconds: true }) ?? lead.createdAt

/** A wished or booked time: in the location's zone, both ends being its start. Other words stay words. */
function adfTimeframe(lead: LeadFacts): string {
  const { booking, category } = lead
  if (!booking) return ''
  const at = DateTime.fromISO(booking, { zone: zoneOfLead(lead) })
  const iso = at.isValid ? at.toISO({ suppressMilliseconds: true }) : null
  return wrap('timeframe', [
    tag('description', iso ? category : `${category}: ${booking}`),
    tag('earliestdate', iso),
    tag('latestdate', iso),
  ])
}

function customer(lead: LeadFacts): string {
  const [first, last] = namesOf(lead)
  const preferred = new Map(lead.answers).get(LEAD_FIELDS.PreferredContactMethod.line)
  const contact = [
    tag('name', first, ' part="first"'),
    tag('name', last || first, ' part="last"'),
    tag('email', lead.email, preferred === 'Email' ? ' preferredcontact="1"' : ''),
    tag(
      'phone',
      lead.phone,
      ` type="voice"${preferred === 'Phone' || preferred === 'SMS' ? ' preferredcontact="1"' : ''}`,
    ),
  ]
  const comments = [
    lead.message,
    ...lead.answers.map(([label, value]) => `${label}: ${value}`),
    `Category: ${lead.category}`,
    lead.subcategory && `Subcategory: ${lead.subcategory}`,
    `Marketing consent: ${lead.consent.marketing ? 'yes' : 'no'}`,
  ]
  return wrap('customer', [
    wrap('contact', contact),
    adfTimeframe(lead),
    tag('comments', comments.filter(Boolean).join('\n')),
  ])
}

function vendor({ location, dealer }: LeadFacts): string {
  const name = location?.name ?? dealer.name
  const contact = wrap('contact', [
    tag('name', name, ' part="full"'),
    tag('email', dealer.email),
    tag('phone', location?.phone || dealer.phone, ' type="voice"'),
  ])
  return wrap('vendor', [tag('id', location?.id, ' source="Forecourt"'), tag('vendorname', name), contact])
}

/**
 * ADF 1.0 (Auto-lead Data Format), the whole body of a text/plain mail. `placeholder`: a lead without a car names one,
 * since many receivers refuse it otherwise.
 */
export function adfXml(lead: LeadFacts, placeholder: boolean): string {
  const provider = wrap('provider', [
    tag('name', 'Forecourt', ' part="full"'),
    tag('service', 'Website enquiry'),
    tag('url', URL.canParse(lead.url) ? new URL(lead.url).origin : null),
  ])
  const prospect = [
    tag('id', lead.lead_id, ' sequence="1" source="Forecourt"'),
    tag('requestdate', requestDate(lead)),
    ...adfVehicles(lead, placeholder),
    customer(lead),
    vendor(lead),
    provider,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${wrap('adf', [wrap('prospect', prospect, ' status="new"')])}\n`
}
