/** Prices, finance, forms and fields: each rule at, below and above its bound. */
import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../../helpers/car'
import type { Car } from '@/domain/car/car'
import { belowMarketBy, hasPrice, priceOf } from '@/domain/car/price'
import { regoExpiryText, specRows } from '@/domain/car/specs'
import { shownLender } from '@/domain/finance/gates'
import type { ProviderKind } from '@/domain/finance/providers'
import { leadSchema, TERMS_MESSAGE, type LeadRules } from '@/domain/leads/leadSchema'
import { showsAccessories } from '@/domain/models'
import { isPostcode } from '@/domain/place/postcodeForm'
import { showsRating } from '@/domain/rating'
import { reserveOffer } from '@/domain/reserve/offer'
import { financeConfigSchema } from '@/domain/tenant/financeConfig'
import { labelsSchema, reserveConfigSchema } from '@/domain/tenant/tenantConfig'
import { overLimit } from '@/domain/valuations/limits'
import { boundsOf, ticksOf } from '@/components/search/rangeMath'
import { endsText, PRICE_SCALE } from '@/components/finder/priceScale'

const now = new Date('2026-03-10T02:00:00Z')
const car = (over: Partial<Car> = {}) => exampleCar(over)

describe('a price', () => {
  const config = {
    country: 'AU' as const,
    features: { subscriptions: true, belowMarket: true, autograb: true },
    labels: { preorder: 'Pre-order now', noPrice: 'Enquire for price', priceTypes: {} },
  }
  test.each([
    [-1, false],
    [0, false],
    [9, false],
    [10, false],
    [11, true],
    [null, false],
  ])('of %s is shown: %s', (price, shown) => {
    expect(hasPrice({ price })).toBe(shown)
    expect(priceOf(car({ price }), config).kind).toBe(shown ? 'price' : 'none')
  })
  test.each([
    [true, 'Pre-order now'],
    [false, 'Enquire for price'],
    [null, 'Enquire for price'],
  ])('of nothing, preorder %s, says %s', (preorder, text) =>
    expect(priceOf(car({ price: 10, preorder }), config)).toEqual({ kind: 'none', text }),
  )
  test.each([
    [-1, true, 'price'],
    [0, true, 'price'],
    [1, true, 'subscription'],
    [189, false, 'price'],
    [null, true, 'price'],
  ])('a week of %s where subscriptions are %s is a %s', (subscription_price, subscriptions, kind) => {
    const own = { ...config, features: { ...config.features, subscriptions } }
    expect(priceOf(car({ subscription_price }), own).kind).toBe(kind)
  })
  test.each([
    [19_999, false],
    [20_000, false],
    [20_001, true],
    [null, false],
  ])('of 20,000 was %s before: %s', (before_price, shown) => {
    const view = priceOf(car({ price: 20_000, before_price }), config)
    expect(view.kind === 'price' && view.was !== null).toBe(shown)
  })
  test.each([
    ['the state', 20_499, null, null],
    ['the state', 20_500, null, 500],
    ['the state', 20_501, null, 501],
    ['the nation', null, 20_499, null],
    ['the nation', null, 20_500, 500],
    ['the state before the nation', 20_499, 30_000, null],
    ['an average of 0 is none', 0, 20_600, 600],
    ['an average below the price', 19_000, null, null],
    ['no average', null, null, null],
  ])('of 20,000 under %s: %s, %s', (_whose, state, nation, saving) => {
    const autograb_data = { state_average_market_price: state, average_market_price: nation }
    expect(belowMarketBy(car({ price: 20_000, autograb_data }))).toBe(saving)
  })
})

describe('facts', () => {
  test.each([
    ['', 0],
    [' ', 0],
    ['null', 0],
    ['NULL', 0],
    [null, 0],
    [undefined, 0],
    [0, 0],
    ['nullable', 1],
    ['no', 1],
    [1, 1],
  ])('the fact %j has %i row', (value, rows) => expect(specRows([['A', value]])).toHaveLength(rows))
  test.each([
    ['2026-03-09', false],
    ['2026-03-10', false],
    ['2026-03-11', true],
    ['soon', false],
    [null, false],
  ])('rego to %s is shown: %s', (day, shown) => expect(regoExpiryText(day, now) !== null).toBe(shown))
})

describe('an estimate of finance', () => {
  const lender = {
    interestRate: 7.5,
    comparisonRate: 8.2,
    paymentWeek: 120,
    paymentMonth: 500,
    termMonths: 60,
  }
  const shown = (kind: ProviderKind, over: Partial<Car>, data: object) =>
    shownLender(
      car({
        price: 501,
        year: 2015,
        make: 'Toyota',
        finance_lenders: { plain: { ...lender, ...data } },
        ...over,
      }),
      {
        timezone: 'Australia/Brisbane',
        features: { finance: true },
        finance: financeConfigSchema.parse({ provider: 'plain', providerKind: kind }),
      },
      now,
    ) !== null
  test.each<[ProviderKind, string, Partial<Car>, object, boolean]>([
    ['year-and-rate', '11 years old', { year: 2015 }, {}, true],
    ['year-and-rate', '12 years old', { year: 2014 }, {}, false],
    ['year-and-rate', 'at 501', { price: 501 }, {}, true],
    ['year-and-rate', 'at 500', { price: 500 }, {}, false],
    ['year-and-rate', 'without a weekly payment', {}, { paymentWeek: null }, true],
    ['weekly', 'at 501', { price: 501 }, {}, true],
    ['weekly', 'at 500', { price: 500 }, {}, false],
    ['weekly', 'without a weekly payment', {}, { paymentWeek: null }, false],
    ['weekly-share', 'at 501', { price: 501 }, {}, true],
    ['weekly-share', 'at 500', { price: 500 }, {}, false],
    ['manual', 'at 501', { price: 501 }, {}, true],
    ['manual', 'at 500', { price: 500 }, {}, false],
    ['monthly', 'at 501', { price: 501 }, {}, true],
    ['monthly', 'at 500', { price: 500 }, {}, false],
    ['monthly', 'without a monthly payment', {}, { paymentMonth: null }, false],
    ['available-only', 'at no price', { price: 0 }, {}, true],
    ['available-monthly', 'at no price', { price: 0 }, {}, true],
    ['available-only', 'an interest rate of 0', {}, { interestRate: 0 }, true],
    ['available-only', 'no interest rate', {}, { interestRate: null }, false],
    ['available-only', 'a Suzuki', { make: 'Suzuki' }, {}, false],
  ])('%s, %s: %s', (kind, _what, over, data, expected) => expect(shown(kind, over, data)).toBe(expected))
})

describe('an enquiry', () => {
  const rules: LeadRules = {
    form: 'general',
    messageRequired: true,
    dealershipRequired: true,
    locationRequired: false,
  }
  const whole = {
    ...{
      form: 'general',
      name: 'Jo',
      email: 'jo@shopper.example',
      message: 'Hello',
      category: 'General Enquiry',
    },
    ...{ dealership_slug: 'north', terms_conditions: true },
  }
  const faults = (values: object, over: Partial<LeadRules> = {}) =>
    (leadSchema({ ...rules, ...over }).safeParse({ ...whole, ...values }).error?.issues ?? []).map(
      ({ path, message }) => [path[0], message],
    )
  const fields = (values: object, over: Partial<LeadRules> = {}) => faults(values, over).map(([path]) => path)
  test.each<[string, object, Partial<LeadRules>, string[]]>([
    ['whole', {}, {}, []],
    ['no message', { message: '' }, {}, ['message']],
    ['no message where none is asked', { message: '' }, { messageRequired: false }, []],
    ['no category', { category: '' }, {}, ['category']],
    ['no dealership of several', { dealership_slug: '' }, {}, ['dealership_slug']],
    ['no dealership of one', { dealership_slug: '' }, { dealershipRequired: false }, []],
    [
      'no location where it is asked',
      { dealership_slug: '' },
      { dealershipRequired: false, locationRequired: true },
      ['location'],
    ],
    ['a location instead of a dealership', { dealership_slug: '', location: 'yard' }, {}, []],
    ['no consent to news', { opt_in: false }, {}, []],
  ])('%s', (_what, values, over, expected) => expect(fields(values, over)).toEqual(expected))
  test('unticked terms say so', () =>
    expect(faults({ form: 'enquiry', terms_conditions: false }, { form: 'enquiry' })).toContainEqual([
      'terms_conditions',
      TERMS_MESSAGE,
    ]))
  test.each([
    ['', true],
    [undefined, true],
    ['0', true],
    ['1', false],
    ['32,500', false],
    ['$32,500', false],
    ['10,000,000', false],
    ['10,000,001', true],
    ['lots', true],
  ])('an offer of %j is refused: %s', (offer_from_client, refused) => {
    const found = fields({ form: 'offer', offer_from_client }, { form: 'offer', dealershipRequired: false })
    expect(found.includes('offer_from_client')).toBe(refused)
  })
})

describe('other fields', () => {
  test.each([
    ['123', false],
    ['1234', true],
    ['0800', true],
    ['12345', false],
    ['1,234', false],
    ['12a4', false],
    [' 1234', false],
    ['', false],
  ])('the postcode %j is one: %s', (text, good) => expect(isPostcode(text)).toBe(good))
  test.each([
    [3.99, 4, false],
    [4, 4, true],
    [4.01, 4, true],
    [4.4, 4.5, false],
    [4.5, 4.5, true],
    [null, 0, false],
  ])('an average of %s where %s is least is shown: %s', (average, reviewMinimum, shown) =>
    expect(showsRating(average, { features: { reviews: true }, reviewMinimum })).toBe(shown),
  )
  test.each([
    [2020, 99_999, null],
    [2019, 100_000, null],
    [2018, 100_000, 'age'],
    [2019, 100_001, 'km'],
  ])('a trade-in of %i with %i km has no estimate for its: %s', (year, km, why) =>
    expect(overLimit({ year, km }, now)).toBe(why),
  )
  test.each([
    [0, true, false],
    [1, true, true],
    [1, false, false],
  ])('%i accessories, allowed %s: %s', (accessories_count, allowed, shown) =>
    expect(showsAccessories({ accessories_count }, allowed)).toBe(shown),
  )
  test.each([
    [0, 'Reserve Now'],
    [1, 'Reserve Now $1'],
    [200, 'Reserve Now $200'],
  ])('a deposit of %i reads %s', (deposit, label) => {
    const config = {
      features: { reserve: true },
      labels: labelsSchema.parse({}),
      reserve: reserveConfigSchema.parse({ deposit }),
    }
    expect(reserveOffer(car({ price: 20_000, state: 'QLD' }), config)?.label).toBe(label)
  })
})

describe('sliders', () => {
  test.each([
    ['no stock', undefined, 100_000],
    ['a stock that ends on a thousand', { min: 0, max: 90_000 }, 90_000],
    ['a stock a dollar above it', { min: 0, max: 90_001 }, 91_000],
  ])('%s ends at %i', (_what, stats, max) => expect(boundsOf('km', stats)).toEqual({ min: 0, max }))
  test.each([50_000, 100_000, 250_000])('steps up to %i are thousands that grow', (max) => {
    const ticks = ticksOf('km', { min: 0, max })
    expect([ticks[0], ticks.at(-1)]).toEqual([0, max])
    expect(
      ticks.every((tick, index) => tick % 1000 === 0 && (index === 0 || tick > (ticks[index - 1] ?? 0))),
    ).toBe(true)
  })
  test.each([
    [5000, 250_000, 'any'],
    [5500, 250_000, 'from $5,500'],
    [5000, 249_500, 'up to $249,500'],
    [5500, 249_500, '$5,500 to $249,500'],
  ])('the finder from %i to %i says %s', (low, high, text) => {
    expect(PRICE_SCALE).toEqual({ min: 5000, max: 250_000, step: 500 })
    expect(endsText([low, high])).toBe(text)
  })
})
