import { describe, expect, it } from 'vitest'
import type { OfferWords } from '@/features/compliance/advert.rules'
import { offerFindings } from '@/features/compliance/findings.rules'

const LICENCE = 'LMCT 12008'
const WARNING =
  'Comparison rate is based on a 5 year secured loan of $30,000. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
const CAR: OfferWords = {
  name: 'Ute clear-out',
  description: '<p>Serviced and roadworthy.</p>',
  price_text: '$21,850',
  price_note: 'Drive away',
  conditions: ['In stock at Geelong'],
  disclaimer: 'Drive away price is for private buyers in Victoria and includes 12 months registration.',
  ends_at: '2026-12-31T00:00:00.000Z',
}
const LOAN: OfferWords = {
  ...CAR,
  price_text: '6.49% p.a., comparison rate 7.32% p.a.',
  price_note: 'Approved applicants',
  disclaimer: `Credit provided by Bayside, Australian Credit Licence 000 518. ${WARNING}`,
}
const rulesOf = (offer: OfferWords, licence: string | null = LICENCE) =>
  offerFindings(offer, { country: 'AU', licence }).map(({ rule, isMust }) => `${isMust ? '!' : ''}${rule}`)

describe('an offer that keeps the rules has no findings', () => {
  it.each<[string, OfferWords]>([
    ['a car with its drive away price', CAR],
    [
      'a car before charges that says which one',
      {
        ...CAR,
        price_text: 'From $21,850',
        disclaimer: 'The price is for a Triton GLX in Victoria, drive away.',
      },
    ],
    ['a rate', LOAN],
    ['the comparison rate first', { ...LOAN, price_text: '7.32% comparison rate on 6.49% p.a.' }],
    [
      'a repayment',
      {
        ...LOAN,
        name: '$99 a week',
        disclaimer: `60 months, no balloon, total to pay $25,740. ${LOAN.disclaimer}`,
      },
    ],
    ['a service for less than a car', { ...CAR, price_text: '$390', price_note: 'Brakes', disclaimer: '' }],
    [
      'a share that is no rate of credit',
      { ...CAR, price_text: '6%', price_note: 'Of the sale price', disclaimer: '' },
    ],
    [
      'a saving that is told',
      { ...CAR, name: 'Save $1,000', disclaimer: `${CAR.disclaimer} Saving from the list price of May.` },
    ],
    [
      'something free that is told',
      { ...CAR, price_text: '$0', disclaimer: 'With any paid logbook service booked before the last day.' },
    ],
    ['no last day, while stock lasts', { ...CAR, ends_at: null, description: 'While stock lasts.' }],
    ['a dealer who is not known yet', CAR],
  ])('%s', (_, offer) => {
    expect(rulesOf(offer)).toEqual([])
  })
})

describe('what breaks a rule is told', () => {
  it.each<[string, Partial<OfferWords>]>([
    ['!price type', { price_note: 'This week' }],
    ['total price', { price_note: 'Excl. Govt. Charges' }],
    ['total price', { price_note: 'plus on-roads' }],
    ['state of the price', { disclaimer: 'Drive away price includes 12 months registration.' }],
    [
      'lowest price',
      { price_text: 'From $21,850', disclaimer: 'All listed utes, delivered in Victoria this month.' },
    ],
    ['earlier price', { description: 'Was $25,000.' }],
    ['earlier price', { price_note: 'Drive away, $2,000 off' }],
    ['!card surcharge', { conditions: ['A card surcharge of 1.5% is added'] }],
    ['!disclaimer', { disclaimer: 'In VIC.' }],
    ['long disclaimer', { disclaimer: `${CAR.disclaimer} ${'Words. '.repeat(220)}` }],
    ['last day', { ends_at: null }],
    ['hurry', { description: 'Hurry, only 2 left!' }],
    ['best price', { name: 'The lowest prices in town' }],
    ['best price', { description: 'Unbeatable.' }],
    ['free', { price_text: 'Free mats', price_note: '', disclaimer: '' }],
    ['!promise of credit', { description: 'Guaranteed approval for all.' }],
    ['!promise of credit', { conditions: ['No credit check'] }],
  ])('%s in %j', (rule, change) => {
    expect(rulesOf({ ...CAR, ...change })).toEqual([rule])
  })

  it.each<[string, Partial<OfferWords>]>([
    ['!comparison rate', { price_text: '6.49% p.a.' }],
    ['!comparison rate', { price_text: 'Finance at 4.9%' }],
    ['!comparison rate', { price_text: 'Rates from 3.9%' }],
    // The small print alone is not as prominent as the rate.
    [
      '!comparison rate',
      { price_text: '6.49% p.a.', disclaimer: `${LOAN.disclaimer} Comparison rate 7.32% p.a.` },
    ],
    [
      '!comparison rate',
      {
        name: 'Utes at 6.49% p.a.',
        price_text: '',
        disclaimer: `${LOAN.disclaimer} Comparison rate 7.32% p.a.`,
      },
    ],
    [
      '!comparison rate',
      { price_text: '6.49 % per annum', price_note: 'Comparison rate below, approved applicants' },
    ],
    [
      '!comparison warning',
      {
        disclaimer:
          'Australian Credit Licence 000 518. Comparison rate based on a 5 year secured loan of $30,000.',
      },
    ],
    [
      '!comparison basis',
      { disclaimer: `Australian Credit Licence 000 518. ${WARNING.slice(WARNING.indexOf('WARNING'))}` },
    ],
    ['!credit licence', { disclaimer: WARNING }],
    ['who is approved', { price_note: 'Until June' }],
    ['terms of a repayment', { name: '$99 per week' }],
  ])('%s in %j', (rule, change) => {
    expect(rulesOf({ ...LOAN, ...change })).toEqual([rule])
  })

  it('a website without a licence number, once the dealer is known', () => {
    expect(rulesOf(CAR, '')).toEqual(['!dealer licence'])
    expect(rulesOf(CAR, 'Licensed dealer')).toEqual(['!dealer licence'])
    expect(rulesOf(CAR, null)).toEqual([])
  })

  it('what must be mended comes first', () => {
    const found = offerFindings(
      { name: 'Hurry', price_text: '$21,850', price_note: 'now' },
      { country: 'AU', licence: LICENCE },
    )
    expect(found.map(({ isMust }) => isMust)).toEqual([true, true, false, false])
  })

  it('tags of the description are no words', () => {
    expect(rulesOf({ ...CAR, description: '<a href="/free-hurry">Look</a>' })).toEqual([])
  })
})
