/** A dealer that sets nothing, and figures that are the same for all. */
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { describe, expect, test } from 'vitest'
import { distanceKm } from '@/core/place/distance'
import { formatMoney, formatPercent } from '@/core/money/format'
import { servicePlan } from '@/features/models/servicePlan.rules'
import { stripDepartment } from '@/core/place/locationNames'
import { starsOf } from '@/features/reviews/reviews.rules'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { searchConfigSchema } from '@/core/dealer/config/searchConfig'
import { formsConfigSchema } from '@/core/dealer/config/formsConfig'
import { labelsSchema, reserveConfigSchema } from '@/core/dealer/config/tenantConfig'

describe('the defaults of a dealer', () => {
  const search = searchConfigSchema.parse({})
  const labels = labelsSchema.parse({})
  const reserve = reserveConfigSchema.parse({})
  const finance = financeConfigSchema.parse({})
  const features = featuresSchema.parse({})
  test.each<[string, unknown, unknown]>([
    ['cars on a page', search.perPage, 21],
    ['days of a sold car in the list', search.soldDays, 3],
    ['days of a new arrival', search.newArrivalDays, 8],
    ['makes before all are shown', search.firstValues, 7],
    ['orders', search.sorts, ['relevant', 'latest', 'price_desc', 'price_asc']],
    ['a new arrival', labels.newArrival, 'New Arrival'],
    ['a sold car', labels.sold, 'JUST SOLD'],
    ['no price', labels.noPrice, 'Enquire for price'],
    ['enquire', labels.enquire, 'Enquire Now'],
    ['submit', labels.submit, 'Submit Form'],
    ['valuation', labels.valuation, 'Get Your Valuation'],
    ['call', labels.call, 'Call the dealer'],
    ['pre-approval', labels.preApproval, 'Get Pre-Approved Now'],
    ['finance', labels.finance, 'Get Finance'],
    ['reserve', labels.reserve, 'Reserve Now'],
    ['deposit in dollars', reserve.deposit, 200],
    ['hours of a hold', reserve.hours, 48],
    ['interest', finance.interestRate, 8.5],
    ['deposit of the first provider in per cent', finance.depositPercent, 10],
    ['makes without an estimate', finance.excludedMakes, ['Suzuki']],
    ['sign-in', features.signIn, false],
    ['a message is required', formsConfigSchema.parse({}).messageRequired, true],
    ['a captcha', formsConfigSchema.parse({}).captcha, true],
  ])('%s', (_what, value, expected) => expect(value).toEqual(expected))
})

describe('servicing of a model', () => {
  test.each([
    ['Coaster', 485, 3, 6, 6, 10_000],
    ['HiAce', 290, 3, 6, 6, 10_000],
    ['Granvia', 290, 3, 6, 6, 10_000],
    ['HiLux', 290, 3, 6, 6, 10_000],
    ['Fortuner', 290, 3, 6, 6, 10_000],
  ])(
    '%s: $%i, %i years, %i services, every %i months or %i km',
    (model, amount, years, services, months, km) =>
      expect(servicePlan(model)).toMatchObject({ amount, years, services, months, km }),
  )
  test.each([
    ['LandCruiser Prado', 390],
    ['LandCruiser 70', 525],
    ['LandCruiser 300', 400],
    ['Tundra', 400],
  ])('%s: $%i, 5 years, 10 services', (model, amount) =>
    expect(servicePlan(model)).toMatchObject({ amount, years: 5, services: 10 }),
  )
  test.each([
    ['bZ4X', 180],
    ['Corolla Sedan', 245],
    ['Corolla Hatch', 245],
    ['Yaris', 245],
    ['Camry', 255],
    ['Yaris Cross', 250],
    ['C-HR', 250],
    ['Corolla Cross', 250],
    ['RAV4', 260],
    ['Kluger', 265],
    ['Supra', 250],
  ])('%s: $%i, 5 years, 5 services, every 12 months or 15,000 km, to 75,000 km', (model, amount) =>
    expect(servicePlan(model)).toEqual({
      amount,
      years: 5,
      services: 5,
      months: 12,
      km: 15_000,
      range: 75_000,
    }),
  )
  test('the Prado ends at 100,000 km', () => expect(servicePlan('landcruiser prado').range).toBe(100_000))
})

describe('figures', () => {
  test.each([
    [4, 0],
    [4.29, 0],
    [4.3, 0],
    [4.31, 0.31],
    [4.99, 0.99],
    [5, 1],
  ])('of %s stars the fifth is filled by %s', (average, part) => expect(starsOf(average)[4]).toBe(part))
  test('a degree of latitude on an earth of 6371 km', () =>
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo((6371 * Math.PI) / 180, 6))
  test.each([
    [128.4, '$128'],
    [128.5, '$129'],
    [0, '$0'],
  ])('%s dollars read %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text))
  test.each([
    [8.236, '8.24%'],
    [8.234, '8.23%'],
    [8, '8.00%'],
  ])('%s per cent reads %s', (rate, text) => expect(formatPercent(rate)).toBe(text))
  test.each([
    ['North - Sales', 'North'],
    ['North - Service', 'North'],
    ['North - Parts', 'North'],
    ['North Parts', 'North Parts'],
    ['Parts - North', 'Parts - North'],
  ])('%s is called %s', (name, text) => expect(stripDepartment(name)).toBe(text))
})
