import { describe, expect, it } from 'vitest'
import type { OfferWords } from '@/features/compliance/advert.rules'
import { financeFindings, offerFindings } from '@/features/compliance/findings.rules'
import { NZ_FINANCE_RULES, NZ_OFFER_RULES } from '@/features/compliance/newZealand.rules'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const DEALER = { country: 'NZ', licence: '' } as const
const CAR: OfferWords = {
  name: 'Ute clear-out',
  price_text: '$21,850',
  price_note: 'Including GST and on-road costs',
  conditions: ['In stock at Albany'],
  disclaimer: 'For the Triton GLX in stock at Albany this month, one to a customer.',
  ends_at: '2026-12-31T00:00:00.000Z',
}
const LOAN: OfferWords = {
  ...CAR,
  price_text: '9.95% p.a.',
  price_note: 'Lending criteria apply',
  disclaimer: 'Finance by Harbour Lending. An establishment fee of $350 and a monthly fee of $5 come on top.',
}
const rulesOf = (offer: OfferWords) =>
  offerFindings(offer, DEALER).map(({ rule, isMust }) => `${isMust ? '!' : ''}${rule}`)

describe('an offer of a dealer in New Zealand', () => {
  it.each<[string, OfferWords]>([
    ['a car with its total price', CAR],
    ['a car, driven away', { ...CAR, price_note: 'Drive away, GST included' }],
    ['a rate without a comparison rate, which is no duty there', LOAN],
    [
      'a card surcharge, which is no matter of these rules there',
      { ...CAR, conditions: ['A card surcharge of 1.5% is added'] },
    ],
  ])('%s has no findings', (_what, offer) => expect(rulesOf(offer)).toEqual([]))

  it.each<[string[], OfferWords]>([
    [['!price with GST', 'on-road costs'], { ...CAR, price_note: 'plus GST' }],
    [['on-road costs'], { ...CAR, price_note: 'This week' }],
    [['total price'], { ...CAR, price_note: '+ ORC' }],
    [['total price'], { ...CAR, price_note: 'Plus on-road costs' }],
    [['disclaimer'], { ...CAR, disclaimer: '' }],
    [['last day'], { ...CAR, ends_at: null }],
    [['earlier price'], { ...CAR, description: 'Was $25,000.' }],
    [['best price'], { ...CAR, description: 'Unbeatable.' }],
    [['!promise of credit'], { ...CAR, description: 'Guaranteed approval for all.' }],
    [['cost of credit'], { ...LOAN, disclaimer: 'Finance by Harbour Lending, from its office in Albany.' }],
    [['who is approved'], { ...LOAN, price_note: 'Until June' }],
  ])('%j', (rules, offer) => expect(rulesOf(offer)).toEqual(rules))
})

it('its finance is told what holds there', () => {
  const finance = financeConfigSchema.parse({ provider: 'manual', comparisonRate: 1 })
  expect(financeFindings(finance, 'NZ').map(({ rule, isMust }) => [rule, isMust])).toEqual([
    ['lender', false],
    ['who is approved', false],
  ])
})

it('no law or number of Australia is named', () => {
  const message = [...NZ_OFFER_RULES, ...NZ_FINANCE_RULES].flatMap(({ text, why }) => [text, why])
  expect(message).not.toEqual([])
  expect(
    message.filter((words) =>
      /austral|ASIC|ABN|National|New South|Reserve Bank|comparison rate warning/i.test(words),
    ),
  ).toEqual([])
})
