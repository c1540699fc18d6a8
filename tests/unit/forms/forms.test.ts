import { describe, expect, it } from 'vitest'
import { parseContact } from '@/components/forms/contact'
import { defaultMessage } from '@/components/forms/enquiryView'
import { parseSent } from '@/components/forms/sent'
import { servicePlan } from '@/app/(site)/sites/[host]/cars/[slug]/_components/serviceAdvantage'
import type { Car } from '@/domain/car/car'

const car: Car = {
  id: '1',
  slug: 's',
  name: 'n',
  stocknum: '1',
  make: 'Toyota',
  model: 'RAV4',
  year: 2023,
  car_type: 'used',
  status: 'in_stock',
  created_at: 0,
  dealership_id: 'd',
  dealership_slug: 'd',
}

describe('remembered contact (L3)', () => {
  it.each(['', '{', 'null', '{"name":"A","email":"a@b.c"}', '{"name":"A","email":"a@b.c","phone":""}'])(
    'is nothing without all three: %s',
    (json) => expect(parseContact(json)).toBeNull(),
  )
  it('is the trio and no more', () =>
    expect(parseContact('{"name":"A","email":"a@b.c","phone":"1","message":"x"}')).toEqual({
      name: 'A',
      email: 'a@b.c',
      phone: '1',
    }))
})

describe('default messages (L5)', () => {
  it.each([
    ['photos', car, 'Please send photos for this car'],
    ['enquiry', car, 'I would like to know more about this 2023 Toyota RAV4.'],
    ['enquiry', { ...car, sold: true }, 'I would like to find something similar to this 2023 Toyota RAV4.'],
    ['test-drive', car, 'I would like to test drive this 2023 Toyota RAV4.'],
    ['general', null, ''],
  ] as const)('%s', (form, of, text) => expect(defaultMessage(form, of)).toBe(text))
})

describe('the thank-you page', () => {
  it('reads what this browser sent, and nothing broken', () => {
    expect(parseSent('{"lead_id":"L1","name":"Jo"}')).toEqual({
      lead_id: 'L1',
      name: 'Jo',
      email: '',
      about: '',
      promise: '',
      back: '',
    })
    expect(parseSent('{"name":"Jo"}')).toBeNull()
    expect(parseSent('[')).toBeNull()
  })
})

describe('Service Advantage (V9)', () => {
  it.each([
    ['bZ4X', 180],
    ['HiLux', 290],
    ['Some Model', 250],
    ['LandCruiser 300', 400],
  ])('%s costs $%d a service', (model, amount) => expect(servicePlan(model).amount).toBe(amount))
})
