import { describe, expect, it } from 'vitest'
import { bulkChangeSchema, bulkResult, type BulkChange, type ChangeableCar } from '@/core/car/bulkChange'

const NOW = 1_800_000_000
const CAR: ChangeableCar = { price: 30_000, tag: null, status: 'in_stock', show_on_dealer_website: true }
const price = (how: 'set' | 'add' | 'percent', amount: number): BulkChange => ({ what: 'price', how, amount })

describe('B6 what one change makes of a car', () => {
  it.each<[BulkChange, object, string, string]>([
    [price('set', 28_990.4), { price: 28_990 }, '$30,000', '$28,990'],
    [price('add', -500), { price: 29_500 }, '$30,000', '$29,500'],
    [price('percent', -2.5), { price: 29_250 }, '$30,000', '$29,250'],
    [{ what: 'tag', tag: 'Bargain' }, { tag: 'Bargain' }, 'No tag', 'Bargain'],
    [{ what: 'status', status: 'sold' }, { status: 'sold' }, 'For sale', 'Sold'],
    [
      { what: 'shown', shown: false },
      { show_on_dealer_website: false },
      'On the website',
      'Not on the website',
    ],
  ])('%j', (change, data, from, to) => {
    expect(bulkResult(CAR, change, NOW)).toEqual({ data, from, to, refusal: '' })
  })
  it('an empty tag takes the tag away', () => {
    expect(bulkResult({ ...CAR, tag: 'Old' }, { what: 'tag', tag: '' }, NOW)).toMatchObject({
      ...{ data: { tag: null }, from: 'Old', to: 'No tag' },
    })
  })
  it('a car without a price can get one', () => {
    expect(bulkResult({ ...CAR, price: null }, price('set', 9000), NOW)).toMatchObject({
      ...{ data: { price: 9000 }, from: 'No price', to: '$9,000' },
    })
  })
})

describe('B6 a car that one change leaves alone, and why', () => {
  const held = { hold_state: 'held', hold_until: NOW + 60 }
  it.each<[Partial<ChangeableCar>, BulkChange, string]>([
    [{ price: null }, price('add', -500), 'It has no price to change.'],
    [{ price: 10 }, price('percent', 5), 'It has no price to change.'],
    [{ price: 400 }, price('add', -500), 'The price would be -100 dollars.'],
    [{}, price('set', 5), 'The price would be 5 dollars.'],
    [{}, price('percent', 1e6), 'The price would be 300030000 dollars.'],
    [{}, price('set', 30_000), 'It is so already.'],
    [{}, { what: 'shown', shown: true }, 'It is so already.'],
    [{ show_on_dealer_website: null }, { what: 'shown', shown: true }, 'It is so already.'],
    [held, price('add', -500), 'A shopper holds it: change it on its own page.'],
    [held, { what: 'status', status: 'sold' }, 'A shopper holds it: change it on its own page.'],
  ])('%j with %j', (car, change, refusal) => {
    expect(bulkResult({ ...CAR, ...car }, change, NOW)).toMatchObject({ data: null, refusal })
  })
  it('a hold that has ended, or a tag, is no hindrance', () => {
    expect(bulkResult({ ...CAR, ...held, hold_until: NOW - 1 }, price('add', 1), NOW).refusal).toBe('')
    expect(bulkResult({ ...CAR, ...held }, { what: 'tag', tag: 'x' }, NOW).refusal).toBe('')
  })
})

it.each<[unknown]>([
  [price('set', NaN)],
  [price('add', Infinity)],
  [{ what: 'price', how: 'half', amount: 1 }],
  [{ what: 'tag', tag: 'x'.repeat(61) }],
  [{ what: 'status', status: 'lost' }],
  [{ what: 'vin', vin: 'x' }],
])('%j is no change', (change) => {
  expect(bulkChangeSchema.safeParse(change).success).toBe(false)
})
