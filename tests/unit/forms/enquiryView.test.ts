import { expect, test } from 'vitest'
import { enquiryView } from '@/components/forms/enquiryView'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const siteOf = (odometer = true, features = {}) => {
  const config = tenantConfigSchema.parse(configInput({ forms: { odometer }, features }))
  return {
    tenant: { id: 't', slug: 'north', name: 'North' },
    ...{ config, dealerships: [], dealershipIds: [], host: 'north.example', origin: 'https://north.example' },
  }
}

const requested = (form: 'sell' | 'service', odometer: boolean) => {
  const view = enquiryView({ site: siteOf(odometer), form, locations: [] })
  return {
    asks: view.fields.some(({ name }) => name === 'km'),
    wants: view.rules.wanted?.includes('km') ?? false,
  }
}

test.each([
  ['sell', true, { asks: true, wants: true }],
  ['sell', false, { asks: false, wants: false }],
  ['service', true, { asks: true, wants: false }],
  ['service', false, { asks: false, wants: false }],
] as const)('L3 %s with odometers %s asks for kilometres: %j', (form, odometer, expected) =>
  expect(requested(form, odometer)).toEqual(expected),
)

test.each([
  ['callback', 'name tel email'],
  ['sell', 'name family-name email tel postal-code'],
  ['fleet', 'name organization email tel'],
] as const)('L9 %s can be filled in by the browser: %s', (form, tokens) => {
  const { fields } = enquiryView({ site: siteOf(), form, locations: [] })
  expect(fields.flatMap(({ autoComplete }) => autoComplete ?? []).join(' ')).toBe(tokens)
})

test('L9 what may stay empty is marked, and nothing that is required', () => {
  const { fields, rules } = enquiryView({ site: siteOf(), form: 'callback', locations: [] })
  expect(fields.filter(({ optional }) => !optional).map(({ name }) => name)).toEqual([
    'name',
    'phone',
    'email',
  ])
  expect(rules.messageRequired).toBe(true)
})

test('L3 the marketing tick is as the dealer says, and unticked by default', () => {
  const { optIn, terms, submit, captcha } = enquiryView({ site: siteOf(), form: 'general', locations: [] })
  expect([optIn?.checked, terms, submit, captcha]).toEqual([
    false,
    'I agree to the terms of use.',
    'Submit Form',
    true,
  ])
})

test.each([
  [true, [['autogauge_enabled', 'true']]],
  [false, []],
])('L2 a lead tells whether the dealer has valuation scripts: %s', (autogauge, hidden) =>
  expect(enquiryView({ site: siteOf(true, { autogauge }), form: 'general', locations: [] }).hidden).toEqual(
    hidden,
  ),
)

test('L15 the enquiry about a car is called by the dealer’s label, as the button that opens it; other forms are not', () => {
  const site = siteOf()
  site.config.labels.enquire = 'Ask the yard'
  const heading = (form: 'enquiry' | 'photos', car = exampleCar()) =>
    enquiryView({ site, form, car, locations: [] }).heading
  expect([heading('enquiry'), heading('photos')]).toEqual(['Ask the yard', 'Request photos'])
  expect(enquiryView({ site: siteOf(), form: 'enquiry', car: exampleCar(), locations: [] }).heading).toBe(
    'Enquire Now',
  )
})
