import { expect, it } from 'vitest'
import { priceFaults } from '@/collections/Cars/hooks/priceFaults'

type Row = Record<string, unknown>
const NO_PRICE = 'Enter a price above $10, or leave it empty to show “Enquire for price”.'
const NO_AMOUNT = 'Enter an amount above $0, or leave it empty.'
const NOT_ABOVE = 'Enter a price before above the price of $40,000, or leave it empty.'

it.each<[string, Row, Row, Row]>([
  ['a price', { price: 40_000 }, { price: 39_000 }, {}],
  ['none', { price: 40_000 }, { price: null }, {}],
  ['0', { price: 40_000 }, { price: 0 }, { price: NO_PRICE }],
  ['0 of a new car', {}, { price: 0 }, { price: NO_PRICE }],
  ['what the website takes for none', {}, { price: 10 }, { price: NO_PRICE }],
  ['the least', {}, { price: 11 }, {}],
  ['below 0', {}, { price: -5 }, { price: NO_PRICE }],
  ['a 0 of the feed, when something else is changed', { price: 0 }, { price: 0, badge: 'GX' }, {}],
  [
    'other amounts of 0',
    {},
    { weekly_price: 0, subscription_price: -1, before_price: 0 },
    {
      ...{ before_price: NO_AMOUNT, weekly_price: NO_AMOUNT, subscription_price: NO_AMOUNT },
    },
  ],
  ['a price before above it', {}, { price: 40_000, before_price: 40_001 }, {}],
  ['one equal to it', {}, { price: 40_000, before_price: 40_000 }, { before_price: NOT_ABOVE }],
  [
    'a price that rises above the one before',
    { price: 38_000, before_price: 39_000 },
    { price: 40_000, before_price: 39_000 },
    { before_price: NOT_ABOVE },
  ],
  [
    'a lower one of the feed, when something else is changed',
    { price: 40_000, before_price: 39_000 },
    { price: 40_000, before_price: 39_000, badge: 'GX' },
    {},
  ],
  ['one without a price', {}, { before_price: 39_000 }, {}],
])('%s', (_, before, saved, faults) => {
  expect(Object.fromEntries(priceFaults(before, saved).map(({ path, message }) => [path, message]))).toEqual(
    faults,
  )
})
