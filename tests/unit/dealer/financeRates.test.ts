import { describe, expect, test } from 'vitest'
import { configAt, type DatedRate, rateOn } from '@/core/dealer/rates'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'

const rate = (effective_from: string, interest_rate: number, provider = 'plain'): DatedRate => ({
  provider,
  effective_from,
  interest_rate,
  comparison_rate: interest_rate + 1,
  setup_fee: 295,
  monthly_fee: 5,
})
const rates = [rate('2026-12-01', 7.45), rate('2026-09-01', 7.65), rate('2026-05-01', 7.99)]

describe('rates with a first day (F4)', () => {
  test.each([
    ['2026-04-30', null],
    ['2026-05-01', 7.99],
    ['2026-08-31', 7.99],
    ['2026-09-01', 7.65],
    ['2026-11-30', 7.65],
    ['2026-12-01', 7.45],
    ['2030-01-01', 7.45],
  ])('on %s', (date, expected) => expect(rateOn(rates, 'plain', date)?.interest_rate ?? null).toBe(expected))
  test('of the site’s own lender only', () => {
    expect(rateOn([...rates, rate('2026-10-01', 3, 'other')], 'plain', '2026-11-01')?.interest_rate).toBe(
      7.65,
    )
    expect(rateOn(rates, null, '2026-11-01')).toBeNull()
  })

  const config = (timezone: string) =>
    tenantConfigSchema.parse({
      template: 'plain',
      legalName: 'Plain',
      timezone,
      logo: { wordmark: 'Plain' },
      theme: { fonts: { display: 'serif', body: 'serif' } },
      address: { street: '', city: '', state: 'QLD', postcode: '4000' },
      voice: { notFound: 'x', notFoundHint: 'x', empty: 'x' },
      finance: { provider: 'plain', interestRate: 6, comparisonRate: 6.5 },
    })

  // Midnight of 1 December: 14:00 UTC in Brisbane, 13:00 in Melbourne (summer time), 16:00 in Perth.
  test.each([
    ['Australia/Brisbane', '2026-11-30T13:59:59Z', 7.65],
    ['Australia/Brisbane', '2026-11-30T14:00:00Z', 7.45],
    ['Australia/Melbourne', '2026-11-30T12:59:59Z', 7.65],
    ['Australia/Melbourne', '2026-11-30T13:00:00Z', 7.45],
    ['Australia/Perth', '2026-11-30T15:59:59Z', 7.65],
    ['Australia/Perth', '2026-11-30T16:00:00Z', 7.45],
  ])('midnight in %s: %s', (timezone, instant, expected) => {
    expect(configAt(config(timezone), rates, new Date(instant)).finance).toMatchObject({
      interestRate: expected,
      comparisonRate: expected + 1,
      setupFee: 295,
      ratesFrom: expected === 7.65 ? '2026-09-01' : '2026-12-01',
    })
  })
  test('before the first day the configured rates hold', () => {
    const own = config('Australia/Brisbane')
    expect(configAt(own, rates, new Date('2026-01-01T00:00:00Z'))).toBe(own)
  })
})
