import { expect, test } from 'vitest'
import { enquiryView } from '@/components/forms/enquiryView'
import { tenantConfigSchema } from '@/domain/tenant/tenantConfig'
import { configInput } from '../../helpers/dealers'

const asked = (form: 'sell' | 'service', odometer: boolean) => {
  const config = tenantConfigSchema.parse(configInput({ forms: { odometer } }))
  const site = {
    tenant: { id: 't', slug: 'north', name: 'North' },
    ...{ config, dealerships: [], dealershipIds: [], host: 'north.example', origin: 'https://north.example' },
  }
  const view = enquiryView({ site, form, locations: [] })
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
  expect(asked(form, odometer)).toEqual(expected),
)
