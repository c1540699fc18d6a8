import { describe, expect, it } from 'vitest'
import { parseContact, partsOf } from '@/components/forms/contact'
import { parseSent } from '@/components/forms/sent'
import { servicePlan } from '@/features/models/servicePlan.rules'

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

it.each([
  ['Ann Lee Park', ['Ann', 'Lee Park']],
  [' Ann  Lee ', ['Ann', 'Lee']],
  ['Ann', ['Ann', '']],
  ['', ['', '']],
])('the name %j is put in two boxes as %j', (name, parts) => expect(partsOf(name)).toEqual(parts))

describe('the thank-you page', () => {
  it('reads what this browser sent, and nothing broken', () => {
    expect(parseSent('{"lead_id":"L1","name":"Jo"}')).toEqual({
      lead_id: 'L1',
      name: 'Jo',
      email: '',
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
