import type { SampleWorld } from '@/core/letter/letter'
import type { LeadFacts } from '@/features/leads/types'

/** A lead of nobody, about the car of the sample. */
export const sampleLead = ({ site, car, now }: SampleWorld, changes: Partial<LeadFacts> = {}): LeadFacts => {
  const { config, tenant, origin } = site
  const at = now.toISOString()
  return {
    lead_id: 'L2345678A',
    form: 'enquiry',
    category: 'Vehicle Enquiry',
    subcategory: '',
    name: 'Sam Taylor',
    email: 'sam@shopper.example',
    phone: '0412 345 678',
    message: 'Is it still there? I could come by on Saturday.',
    url: car.url,
    createdAt: at,
    opt_in: false,
    answers: [['Preferred contact', 'Phone']],
    consent: {
      ...{ marketing: false, default_ticked: false, terms: true, version: config.consent.version },
      ...{ marketing_text: '', notice_text: '', terms_text: '', text_hash: '' },
      ...{ page: origin, channel: 'website form', at },
    },
    car: {
      ...{ id: '', name: car.name, stocknum: car.stocknum, price_text: car.price, url: car.url },
      ...{ year: now.getFullYear(), make: '', model: '', badge: null, car_type: 'used' },
      ...{ vin: null, colour: null, km: null, price: 0 },
    },
    dealer: {
      name: tenant.name,
      phone: config.phone,
      email: config.email,
      promise: config.forms.replyPromise,
      legalName: config.legalName,
      licence: config.licence,
    },
    zone: config.timezone,
    ...changes,
  }
}
