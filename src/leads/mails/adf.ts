import type { LeadFacts } from '@/leads/types'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// XML 1.0 does not allow control characters, escaped or not.
const clean = (text: string): string =>
  [...text].filter((char) => char >= ' ' || char === '\n' || char === '\t').join('')
export const xml = (text: string | number): string =>
  clean(String(text)).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')

const tag = (name: string, value: string | number | null | undefined, attributes = ''): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}${attributes}>${xml(value)}</${name}>`

const INTEREST: Record<string, string> = { 'Test Drive': 'test-drive', 'Trade-in': 'trade-in' }

function vehicle(lead: LeadFacts): string {
  const { car } = lead
  const interest = INTEREST[lead.category] ?? 'buy'
  // Many receivers refuse a lead without a vehicle, so a general enquiry names a placeholder.
  if (!car)
    return `<vehicle interest="${interest}" status="used">${tag('year', new Date(lead.createdAt).getFullYear())}${tag('make', 'Unknown')}${tag('model', 'General enquiry')}</vehicle>`
  const status = car.car_type === 'new' ? 'new' : 'used'
  return [
    `<vehicle interest="${interest}" status="${status}">`,
    tag('id', car.id, ` sequence="1" source="Forecourt"`),
    tag('year', car.year),
    tag('make', car.make),
    tag('model', car.model),
    tag('vin', car.vin),
    tag('stock', car.stocknum),
    tag('trim', car.badge),
    car.km === null ? '' : tag('odometer', car.km, ' units="km"'),
    car.colour ? `<colorcombination>${tag('exteriorcolor', car.colour)}</colorcombination>` : '',
    car.price ? tag('price', car.price, ' type="asking" currency="AUD"') : '',
    lead.offer ? tag('price', lead.offer, ' type="offer" currency="AUD"') : '',
    '</vehicle>',
  ].join('')
}

function customer(lead: LeadFacts): string {
  const [first = '', ...rest] = lead.name.split(/\s+/)
  const comments = [
    lead.message,
    ...lead.answers.map(([label, value]) => `${label}: ${value}`),
    `Category: ${lead.category}`,
    lead.subcategory && `Subcategory: ${lead.subcategory}`,
    `Marketing consent: ${lead.consent.marketing ? 'yes' : 'no'}`,
  ]
  const names = tag('name', first, ' part="first"') + tag('name', rest.join(' ') || first, ' part="last"')
  return `<customer><contact>${names}${tag('email', lead.email)}${tag('phone', lead.phone, ' type="voice"')}</contact>${tag('comments', comments.filter(Boolean).join('\n'))}</customer>`
}

/** The lead as ADF 1.0 (Auto-lead Data Format), the mail body that dealer systems parse. */
export function adfXml(lead: LeadFacts): string {
  const vendor = `<vendor>${tag('vendorname', lead.location?.name ?? lead.dealer.name)}</vendor>`
  const provider = '<provider><name part="full">Forecourt</name><service>Website enquiry</service></provider>'
  const head = `${tag('id', lead.lead_id, ' sequence="1" source="Forecourt"')}${tag('requestdate', lead.createdAt)}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf><prospect status="new">${head}${vehicle(lead)}${customer(lead)}${vendor}${provider}</prospect></adf>\n`
}
