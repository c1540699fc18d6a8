import { describe, expect, it } from 'vitest'
import { offeredCarForm } from '@/features/leads/intents/carForm.rules'
import { fieldOf } from '@/features/leads/intents/fields.rules'
import { intentOf, isOffered } from '@/features/leads/intents/intents.rules'
import { FORMS, isLeadForm, type LeadForm } from '@/features/leads/intents/names.rules'
import { placeOptions } from '@/features/leads/intents/places.rules'
import { leadEvent } from '@/features/leads/leadEvents.rules'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'

const features = featuresSchema.parse({})

// faults: B5
describe('L4 what each form is', () => {
  it.each<[LeadForm, string, string | undefined]>([
    ['enquiry', 'Vehicle Enquiry', undefined],
    ['similar', 'Vehicle Enquiry', 'Find me something similar'],
    ['general', 'General Enquiry', undefined],
    ['test-drive', 'Test Drive', undefined],
    ['photos', 'Photo Request', undefined],
    ['offer', 'Make an Offer', undefined],
    ['finance', 'Finance Enquiry', undefined],
    ['trade-in', 'Trade-in', undefined],
    ['sell', 'Trade-in', 'Sell My Car'],
    ['service', 'Service Enquiry', 'Service Booking'],
    ['parts', 'Parts Enquiry', undefined],
    ['fleet', 'General Enquiry', 'Fleet'],
    ['careers', 'General Enquiry', 'Career Enquiry'],
    ['feedback', 'Feedback', undefined],
    ['quote', 'Vehicle Enquiry', 'Quote'],
    ['callback', 'General Enquiry', 'Callback'],
  ])('%s is a %s, %s', (form, category, subcategory) => {
    expect([intentOf(form).category, intentOf(form).subcategory]).toEqual([category, subcategory])
  })

  it.each(FORMS)('%s asks the name before any choice, and asks all that it needs', (form) => {
    const { fields, required } = intentOf(form)
    const firstChoice = fields.findIndex((name) => fieldOf(name).kind === 'select')
    if (firstChoice >= 0) expect(fields.indexOf('name')).toBeLessThan(firstChoice)
    expect(required.filter((name) => !fields.includes(name))).toEqual([])
  })

  it.each<[LeadForm, string]>([
    ['photos', 'Please send photos for this car'],
    ['enquiry', 'I would like to know more about this 2023 Toyota RAV4.'],
    ['similar', 'I would like to find something similar to this 2023 Toyota RAV4.'],
    ['test-drive', 'I would like to test drive this 2023 Toyota RAV4.'],
  ])('L5 %s begins with its message', (form, message) =>
    expect(intentOf(form).message?.('2023 Toyota RAV4')).toBe(message),
  )
})

describe('L6 events', () => {
  const used = { car_type: 'used' } as const
  const demo = { car_type: 'demo' } as const
  it.each([
    [{ form: 'enquiry' }, { car_type: 'new' }, 14],
    [{ form: 'enquiry' }, demo, 14],
    [{ form: 'enquiry' }, used, 15],
    [{ form: 'enquiry' }, { ...demo, tag: 'Test Drive Only' }, 17],
    [{ form: 'offer' }, used, 15],
    [{ form: 'general' }, null, 22],
    [{ form: 'fleet' }, null, 22],
    [{ form: 'careers' }, null, 51],
    [{ form: 'general', category: 'Careers Enquiry' }, null, 51],
    [{ form: 'general', subcategory: 'Career Enquiry' }, null, 51],
    [{ form: 'test-drive' }, { car_type: 'new' }, 17],
    [{ form: 'test-drive' }, used, 48],
    [{ form: 'finance' }, null, 25],
    [{ form: 'trade-in' }, null, 22],
    [{ form: 'trade-in', offer_accepted: true, form_completed: true }, null, 18],
    [{ form: 'trade-in', offer_accepted: true }, null, 22],
  ] as const)('%o about %o is %i', (lead, car, event) => expect(leadEvent(lead, car)).toBe(event))
})

describe('L5 the form that an address names', () => {
  const car = { status: 'in_stock', price: 32_500, car_type: 'used' } as const
  const on = { features: { ...features, makeOffer: true } }
  it.each([
    ['offer', car, on, 'offer'],
    ['offer', car, { features }, 'enquiry'],
    ['offer', { ...car, price: 0 }, on, 'enquiry'],
    ['test-drive', car, { features: { ...features, testDrive: false } }, 'enquiry'],
    ['photos', car, { features: { ...features, photoRequest: false } }, 'enquiry'],
    ['photos', { ...car, sold: true }, on, 'similar'],
    ['similar', car, on, 'enquiry'],
    ['careers', car, on, 'enquiry'],
    [undefined, car, on, 'enquiry'],
  ] as const)('%s', (requested, of, config, form) => expect(offeredCarForm(requested, of, config)).toBe(form))
  it('is closed with its feature', () => {
    expect([isOffered('finance', features), isOffered('trade-in', features)]).toEqual([false, true])
    expect([isLeadForm('offer'), isLeadForm('toString'), isLeadForm(3)]).toEqual([true, false, false])
  })
})

// faults: B7
describe('L3 locations to choose from', () => {
  const place = (
    slug: string,
    name: string,
    location_type: 'sales' | 'service' | 'parts',
    street = '1 A St',
  ) => ({ slug, name, location_type, visible: true, address: { street } }) as const
  const all = [
    place('noosa', 'Harbour Noosa', 'sales'),
    place('noosa-service', 'Harbour Noosa - Service', 'service'),
    place('noosa-parts', 'Harbour Noosa - Parts', 'parts'),
    place('caloundra', 'Harbour Caloundra', 'sales', '2 B St'),
  ]
  const labels = (...wanted: Parameters<typeof placeOptions>) =>
    placeOptions(...wanted).map(({ label }) => label)
  it('name the department where an address has several, and no two read alike', () => {
    expect(labels(all, 'any')).toEqual([
      'Harbour Noosa, sales',
      'Harbour Noosa, service',
      'Harbour Noosa, parts',
      'Harbour Caloundra',
    ])
    const twins = [place('a', 'Noosa', 'sales', '1 A St'), place('b', 'Noosa', 'sales', '9 Z St')]
    expect(labels(twins, 'sales')).toEqual(['Noosa, sales, 1 A St', 'Noosa, sales, 9 Z St'])
  })
  it('are those of the desk; a job is at no parts counter', () => {
    expect(labels(all, 'service')).toEqual(['Harbour Noosa'])
    expect(placeOptions(all, intentOf('careers').desk).map(({ value }) => value)).toEqual([
      'noosa',
      'caloundra',
    ])
    expect(labels(all.slice(0, 1), 'parts')).toEqual(['Harbour Noosa'])
    const hidden = { ...place('noosa', 'Harbour Noosa', 'sales'), visible: false }
    expect(labels([hidden, ...all.slice(1)], 'sales')).toEqual(['Harbour Caloundra'])
  })
})
