/** Forms and fields: each rule at, below and above its bound. */
import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../../helpers/car'
import type { Car } from '@/core/car/car'
import { leadSchema, type LeadRules } from '@/features/leads/leadSchema.rules'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { showsRating } from '@/features/reviews/reviews.rules'
import { reserveOffer } from '@/core/car/deposit'
import { labelsSchema, reserveConfigSchema } from '@/core/dealer/config/tenantConfig'
import { overLimit } from '@/features/trade-in/estimate.rules'
import { boundsOf, ticksOf } from '@/components/search/rangeMath'
import { endsText, PRICE_SCALE } from '@/components/finder/priceScale'
import { TERMS_MESSAGE } from '@/core/person/formFields'
import { showsAccessories } from '@/core/car/accessories'

const now = new Date('2026-03-10T02:00:00Z')
const car = (over: Partial<Car> = {}) => exampleCar(over)

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
