import type { LeadFacts } from '@/leads/types'

/** The facts of one lead about one car, with `changes` on top. */
export const someFacts = (changes: Partial<LeadFacts> = {}): LeadFacts => ({
  lead_id: 'L2345678A', category: 'Vehicle Enquiry', subcategory: '', name: 'Ann Lee', email: 'ann@example.com', phone: '0412 345 678',
  message: 'Is it there?', url: 'https://a.example/cars/x', createdAt: '2026-11-21T10:00:00.000Z', opt_in: false, answers: [],
  consent: { marketing: false, default_ticked: false, terms: true, marketing_text: '', notice_text: '', terms_text: '', version: '1', text_hash: '', page: '', at: '' },
  car: { id: 'c1', name: '2021 Toyota HiLux SR5', stocknum: 'HT1', year: 2021, make: 'Toyota', model: 'HiLux', badge: 'SR5', car_type: 'used',
    vin: '', colour: 'White', km: 64_210, price: 49_850, price_text: '$49,850 Drive away', url: 'https://a.example/cars/x' },
  dealer: { name: 'Harbour Toyota', phone: '(07) 5550 0142', email: 'sales@a.example', promise: 'Soon.', legalName: 'Harbour Pty Ltd', licence: 'LMD 1' },
  ...changes,
})
