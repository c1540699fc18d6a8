import { describe, expect, it, test } from 'vitest'
import type { DealAnswers } from '@/features/reservations/deals/answers.rules'
import { deliverySchema, tradeInSchema } from '@/features/reservations/deals/answers.rules'
import { dealOffer, knownLoan, readFinance } from '@/features/reservations/deals/finance.rules'
import { dealLines } from '@/features/reservations/deals/lines.rules'
import { dealHref } from '@/features/reservations/deals/offer.rules'
import {
  openStep,
  stepAfter,
  stepAt,
  stepsOf,
  type DealStep,
} from '@/features/reservations/deals/steps.rules'
import { deliveryFee, sumOf, totalsOf } from '@/features/reservations/deals/totals.rules'
import { postcodeFault } from '@/features/reservations/deals/zones.rules'
import { reservationPapers } from '@/features/reservations/going.rules'
import { withPayments } from '@/core/dealer/siteConfig'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { delivery, details, offer, trade, ZONES } from '../../helpers/dealAnswers'
import { configInput } from '../../helpers/dealers'

const all = { delivery: true, tradeIn: true, finance: true }

describe('the steps of a deal', () => {
  test.each<[string, Parameters<typeof stepsOf>[0], DealStep[]]>([
    ['all', all, ['car', 'delivery', 'trade-in', 'finance', 'details', 'payment']],
    ['without delivery', { ...all, delivery: false }, ['car', 'trade-in', 'finance', 'details', 'payment']],
    [
      'nothing but the car',
      { delivery: false, tradeIn: false, finance: false },
      ['car', 'details', 'payment'],
    ],
  ])('%s', (_, offers, steps) => expect(stepsOf(offers)).toEqual(steps))

  const steps = stepsOf(all)
  test.each<[string, DealAnswers, string | undefined, DealStep]>([
    ['begins with the first question', {}, undefined, 'delivery'],
    ['goes on after what is answered', { delivery, trade_in: trade }, undefined, 'finance'],
    ['opens an earlier step by its address', { delivery, trade_in: trade }, 'delivery', 'delivery'],
    ['does not jump ahead', { delivery }, 'payment', 'trade-in'],
    ['takes an unknown step as none', { delivery }, 'toString', 'trade-in'],
    [
      'ends with the payment',
      { delivery, trade_in: trade, finance: { wants: 'No' }, details },
      undefined,
      'payment',
    ],
    ['an answer given out of order leaves the gap open', { finance: { wants: 'No' } }, 'details', 'delivery'],
  ])('%s', (_, answers, requested, step) => expect(stepAt(steps, answers, requested)).toBe(step))

  it('leads from each answer to the next step, and after a change not past what is open', () => {
    expect(stepAfter(steps, { delivery }, 'delivery')).toBe('trade-in')
    expect(stepAfter(steps, { delivery, trade_in: trade, finance: { wants: 'No' } }, 'delivery')).toBe(
      'trade-in',
    )
    expect(openStep(['car', 'details', 'payment'], { details })).toBe('payment')
  })

  it('asks no done step again once all are answered: after another price, the finance alone', () => {
    const done: DealAnswers = { delivery, trade_in: trade, finance: { wants: 'No' }, details }
    expect(stepAfter(steps, done, 'finance')).toBe('payment')
    expect(stepAfter(steps, done, 'delivery')).toBe('payment')
    expect(stepAfter(steps, { ...done, finance: null }, 'delivery')).toBe('trade-in')
  })
})

describe('the totals', () => {
  const terms = { price: 30_000, deposit: 200, zones: ZONES }
  test.each<[string, DealAnswers, number, number]>([
    ['nothing chosen yet', {}, 30_000, 29_800],
    ['collected', { delivery: { ...delivery, way: 'collect' } }, 30_000, 29_800],
    ['delivered free', { delivery: { ...delivery, way: 'metro' } }, 30_000, 29_800],
    ['delivered for a fee', { delivery }, 30_290, 30_090],
    ['with a trade-in less what is owed', { delivery, trade_in: trade }, 30_290, 22_090],
    ['a trade-in nobody has named a figure for', { trade_in: { ...trade, worth: null } }, 30_000, 29_800],
    ['more is owed than it is worth', { trade_in: { ...trade, worth: 1000 } }, 30_000, 32_800],
    ['worth more than the car', { trade_in: { ...trade, worth: 50_000 } }, 30_000, -16_200],
    ['no trade-in', { trade_in: { ...trade, has: 'No' } }, 30_000, 29_800],
    ['a zone that the dealer has taken away', { delivery: { ...delivery, way: 'gone' } }, 30_000, 29_800],
  ])('%s', (_, answers, total, balance) =>
    expect(totalsOf(sumOf(terms, answers))).toEqual({ total, balance, left: balance }),
  )

  it('has no fee before the choice', () => expect(deliveryFee(null, ZONES)).toBeNull())
})

describe('P4 a zone takes the postcodes that the dealer drives to', () => {
  const everywhere = { ...ZONES[0], key: 'all', label: 'anywhere', fee: 900, text: '', postcodes: [] }
  test.each<[string, string, string | null]>([
    ['the first of a range', '3000', null],
    ['the last of a range', '3207', null],
    ['one named alone', '3220', null],
    ['one of another zone', '3350', '3350 is not in the city. Choose delivery to the country.'],
    ['one of none', '2000', 'We do not deliver to 2000. Choose to collect it, or call us.'],
    ['three digits', '300', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('%s', (_, postcode, fault) => expect(postcodeFault(ZONES, 'metro', postcode)).toBe(fault))

  it('takes all without a list', () => expect(postcodeFault([everywhere], 'all', '0800')).toBeNull())
})

describe('what is read of a step', () => {
  test.each<[string, object, string[]]>([
    ['collecting asks for no address', { way: 'collect' }, []],
    ['a delivery does', { way: 'metro' }, ['street', 'suburb', 'postcode']],
    ['a zone that is none', { way: 'moon' }, ['way']],
    ['nothing', {}, ['way']],
    ['a postcode of three digits', { ...delivery, postcode: '335' }, ['postcode']],
  ])('%s', (_, values, paths) => {
    const found = deliverySchema(ZONES).safeParse(values)
    expect(found.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(paths)
  })

  test.each<[string, object, string[]]>([
    ['no trade-in', { has: 'No' }, []],
    ['a trade-in needs its make, model and kilometres', { has: 'Yes' }, ['make', 'model', 'km']],
    ['figures as people type them', { ...trade, km: '95,000 km', owing: '$4,000', worth: '12k' }, []],
    ['more than any car is worth', { ...trade, worth: '1,000,000', owing: '99999999' }, ['owing', 'worth']],
    ['words for a figure', { ...trade, worth: 'lots' }, ['worth']],
    ['neither', {}, ['has']],
  ])('%s', (_, values, paths) => {
    const found = tradeInSchema.safeParse(values)
    expect(found.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(paths)
  })

  it('keeps the quote that was shown, with its comparison rate', () => {
    const get = (name: string) => ({ deposit: '5000', term: '48' })[name] ?? null
    const finance = readFinance('Yes', get, offer)
    expect(finance).toMatchObject({
      wants: 'Yes',
      deposit: 5000,
      months: 48,
      financed: 25_000,
      comparisonRate: 8.42,
    })
    expect(readFinance('No', get, null)).toEqual({ wants: 'No' })
    expect(readFinance('Yes', get, null)).toBeNull()
    expect(readFinance('maybe', get, offer)).toBeNull()
  })

  it('opens the calculator as the offer begins, and later with the shopper’s own values', () => {
    expect(knownLoan({ trade_in: trade })('deposit')).toBeNull()
    const finance = readFinance('Yes', (name) => (name === 'term' ? '48' : null), offer)
    expect(knownLoan({ finance })('term')).toBe('48')
  })
})

const terms = { price: 30_000, deposit: 200, zones: ZONES }
const lentFor = (answers: DealAnswers) => dealOffer(offer, sumOf(terms, answers))

it('tells the shopper and staff the whole deal in lines', () => {
  const answers = { delivery, trade_in: trade }
  const finance = readFinance('Yes', () => null, lentFor(answers))
  const lines = dealLines({ ...answers, finance }, terms)
  expect(lines.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Delivery: To the country, $290: 1 Main Road, Ballarat 3350',
    'Trade-in: Mazda 3, rego 1AB2CD, 95,000 km, $12,000 hoped for, $4,000 owing',
    expect.stringMatching(
      /^Finance: \$22,090 over 5 years, about \$\d+ a week, 7\.65% p\.a\., comparison rate 8\.42% p\.a\./,
    ),
    'Price with delivery: $30,290',
    'Left to pay at handover: $0, with the loan of $22,090 approved, before the trade-in is inspected',
  ])
  expect(lines.at(-1)?.sum).toEqual({
    price: 30_000,
    delivery: 290,
    tradeIn: 8000,
    deposit: 200,
    lent: 22_090,
  })
  // Of $30,000, $25,000 are lent beside the deposit of $200: the rest is the shopper's own.
  const part = readFinance('Yes', (name) => (name === 'deposit' ? '5000' : null), lentFor({}))
  expect(dealLines({ finance: part }, terms).at(-1)?.text).toBe('$4,800, with the loan of $25,000 approved')
  expect(dealLines({ trade_in: { ...trade, worth: 50_000 } }, terms).at(-1)).toMatchObject({
    title: 'Back to you at handover',
    text: '$16,200, before the trade-in is inspected',
  })
})

const configOf = (features: object, more: object = {}) =>
  tenantConfigSchema.parse(configInput({ features, ...more }))
const car = { slug: 'a car', price: 30_000, car_type: 'used', status: 'in_stock' } as const

test.each<[string, object, object, boolean]>([
  ['a used car', {}, {}, true],
  ['a new one', { car_type: 'new' }, {}, false],
  ['one that is held', { reserved: true }, {}, false],
  ['a sold one', { sold: true }, {}, false],
  ['a dealer without the journey', {}, { checkoutJourney: false }, false],
  ['a dealer without reservations', {}, { reserve: false }, false],
])('can be bought online: %s', (_, over, features, can) => {
  const config = configOf({ reserve: true, checkoutJourney: true, ...features })
  expect(dealHref({ ...car, ...over }, config)).toBe(can ? '/checkout-journey?car_id=a%20car' : null)
})

test.each<[string, { real: boolean; demo: boolean }, object, boolean]>([
  ['with a real provider', { real: true, demo: false }, {}, true],
  ['in the demo', { real: false, demo: true }, {}, true],
  ['in production without a provider', { real: false, demo: false }, {}, false],
  ['for a dealer of test payments', { real: false, demo: false }, { payments: { test: true } }, true],
])('payments are asked for %s', (_, provider, more, requested) => {
  const { features } = withPayments(configOf({ reserve: true, onlinePayment: true }, more), provider)
  expect([features.reserve, features.onlinePayment]).toEqual([requested, requested])
})

it('a hold without a deposit needs no provider', () => {
  const config = configOf({ reserve: true }, { reserve: { deposit: 0 } })
  expect(withPayments(config, { real: false, demo: false }).features.reserve).toBe(true)
})

describe('the handover', () => {
  const offers = { ...all, handover: true }
  const collected = { delivery: { ...delivery, way: 'collect' } }
  const handover = { start: '2026-12-04T10:00:00+11:00', text: 'Fri 4 Dec, 10:00 am, Footscray' }
  const terms = { price: 30_000, deposit: 200, zones: ZONES }
  const TAKEN = { booking: 'b1', ends: 1 }
  const lineOf = (answers: DealAnswers) =>
    dealLines(answers, terms, TAKEN).find(({ title }) => title === 'Handover')

  test.each<[string, Parameters<typeof stepsOf>[0], DealAnswers, boolean]>([
    ['before anything is answered', offers, {}, true],
    ['of a car that is collected', offers, collected, true],
    ['of a car that is delivered', offers, { delivery }, false],
    ['at a dealer without it', all, collected, false],
  ])('is a step %s', (_, offered, answers, isStep) =>
    expect(stepsOf(offered, answers).includes('handover')).toBe(isStep),
  )
  it('is asked after the finance and before the details', () => {
    const answers: DealAnswers = { ...collected, trade_in: trade, finance: { wants: 'No' } }
    expect(openStep(stepsOf(offers, answers), answers)).toBe('handover')
    expect(openStep(stepsOf(offers, answers), { ...answers, handover })).toBe('details')
  })
  it('stands in the lines with the hour that was taken, but not once the car is delivered', () => {
    expect(lineOf({ ...collected, handover })).toEqual({
      title: 'Handover',
      text: handover.text,
      handover: TAKEN,
    })
    expect(lineOf({ delivery, handover })).toBeUndefined()
    expect(lineOf(collected)).toBeUndefined()
  })
})

test.each([
  ['D2345678A', '/sheet', ['/r#agreed', '/sheet']],
  ['', '/sheet', ['/sheet']],
  ['D2345678A', null, ['/r#agreed']],
  [null, null, []],
])('the documents of a reservation with deal %j', (deal_id, sheet, hrefs) =>
  expect(reservationPapers({ deal_id }, '/r', sheet).map(({ href }) => href)).toEqual(hrefs),
)
