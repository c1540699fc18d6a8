import { describe, expect, it } from 'vitest'
import { readItem } from '@/features/stock/validate'

const CAR = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
const read = (price: string, country: 'AU' | 'NZ') =>
  readItem({ ...CAR, price }, 0, { mode: 'batch', dealership: 'city', country })

describe('a price in the dealer’s own money', () => {
  it.each<['AU' | 'NZ', string, number]>([
    ['NZ', 'NZ$ 23,990', 23_990],
    ['NZ', 'NZ$23990.00', 23_990],
    ['NZ', 'NZD 23990', 23_990],
    ['NZ', '23990 NZD', 23_990],
    ['NZ', '23,990 nzd', 23_990],
    ['NZ', 'N.Z.$23,990 drive away', 23_990],
    ['NZ', '$23,990', 23_990],
    ['NZ', '23990', 23_990],
    ['AU', 'A$ 23,990', 23_990],
    ['AU', 'AU$23,990', 23_990],
    ['AU', 'AUD 23,990 EGC', 23_990],
    ['AU', '23990 AUD', 23_990],
  ])('in %s: %s', (country, text, price) => {
    expect(read(text, country)).toMatchObject({ ok: true, facts: { price }, warnings: [] })
  })

  it('keeps what the words beside it say', () => {
    expect(read('NZ$23,990 + ORC', 'NZ')).toMatchObject({
      facts: { price: 23_990, price_type: 'before_on_roads' },
    })
    expect(read('Call us', 'NZ')).toMatchObject({ facts: { price: null, price_type: 'on_application' } })
  })
})

describe('a price in another money is left out, and the car comes in', () => {
  it.each<['AU' | 'NZ', string, string]>([
    ['AU', 'NZ$ 23,990', 'must be in AUD, not in NZD'],
    ['AU', '23990 NZD', 'must be in AUD, not in NZD'],
    ['NZ', 'A$23,990', 'must be in NZD, not in AUD'],
    ['NZ', 'AUD 23990', 'must be in NZD, not in AUD'],
    ['AU', '€ 18.990,00', 'must be in AUD, not in EUR'],
    ['AU', '18 990 €', 'must be in AUD, not in EUR'],
    ['NZ', 'EUR 18990', 'must be in NZD, not in EUR'],
    ['AU', 'US$29,990', 'must be in AUD, not in USD'],
    ['AU', '£14990', 'must be in AUD, not in GBP'],
  ])('in %s: %s', (country, text, why) => {
    expect(read(text, country)).toMatchObject({
      ok: true,
      unread: ['price'],
      warnings: [{ pointer: '/price', detail: `${JSON.stringify(text)} was left out: ${why}` }],
    })
  })
})
