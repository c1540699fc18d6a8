/** `site.config` from a dealer's saved settings, step by step and whole. */
import { describe, expect, it } from 'vitest'
import { blankConfig } from '@/core/dealer/dealerConfig'
import {
  dealerSettings,
  shownConfig,
  siteConfig,
  type SiteFacts,
  soundSettings,
  withPayments,
} from '@/core/dealer/siteConfig'

const begun = {
  ...{ name: 'Harbour', slug: 'harbour', unlisted: false },
  place: { country: 'NZ', state: '', timezone: 'Pacific/Auckland' },
} as const
const blank = blankConfig(begun)
const of = (more: object) => {
  const { settings } = soundSettings({ name: 'Harbour', slug: 'harbour', config: { ...blank, ...more } })
  return settings ?? expect.fail('the settings cannot be read')
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

const rate = {
  ...{ provider: 'lender', effective_from: '2026-12-01', interest_rate: 5 },
  ...{ comparison_rate: 6, setup_fee: 0, monthly_fee: 0 },
}
const facts: SiteFacts = { provider: { real: false, demo: false }, ownPages: [], rates: [rate] }
const BEFORE = new Date('2026-11-30T10:00:00Z')
const ON_THE_DAY = new Date('2026-11-30T12:00:00Z')

describe('1 sound settings', () => {
  it.each([
    ['all of them', { tagline: 'By the sea' }, 'By the sea', 0],
    ['a setting at fault', { tagline: 7 }, '', 1],
    ['what a site cannot be without', { tagline: 'By the sea', logo: 'none' }, 'By the sea', 2],
  ])('%s', (_what, more, tagline, faults) => {
    const sound = soundSettings({ name: 'Harbour', slug: 'harbour', config: { ...blank, ...more } })
    expect(sound.faults).toHaveLength(faults)
    expect(sound.settings?.logo.wordmark).toBe('Harbour')
    expect(sound.settings?.tagline).toBe(tagline)
  })
})

describe('2 payments', () => {
  const asking = of({ features: { reserve: true, onlinePayment: true }, reserve: { deposit: 500 } })
  it.each([
    ['a real provider', { real: true, demo: false }, asking, [true, true]],
    ['the demo', { real: false, demo: true }, asking, [true, true]],
    ['nobody takes them', { real: false, demo: false }, asking, [false, false]],
    [
      'nobody, and reserving is free',
      { real: false, demo: false },
      of({ features: { reserve: true, onlinePayment: true }, reserve: { deposit: 0 } }),
      [true, false],
    ],
    [
      'a dealer of test payments',
      { real: false, demo: false },
      { ...asking, payments: { ...asking.payments, test: true } },
      [true, true],
    ],
  ])('%s', (_what, provider, settings, on) => {
    const { reserve, onlinePayment } = withPayments(settings, provider).features
    expect([reserve, onlinePayment]).toEqual(on)
  })
})

describe('all steps', () => {
  const saved = frozen(
    of({
      ...{ phone: '03 123', phones: { new: '03 456' } },
      features: { onlinePayment: true, finance: true, revealPhone: true },
      finance: { provider: 'lender', interestRate: 9, comparisonRate: 10 },
      navigation: [
        { label: 'Pay', href: '/online-payment' },
        { label: 'Cars', href: '/search' },
      ],
      search: { filters: ['state', 'certified'] },
    }),
  )
  const made = siteConfig(saved, facts, ON_THE_DAY)

  it('a link to what the step before switched off is gone, and the filter of a feature that is off', () => {
    expect(made.features.onlinePayment).toBe(false)
    expect(made.navigation.map(({ href }) => href)).toEqual(['/search'])
    expect(made.search.filters).toEqual([{ name: 'state', label: 'Region' }])
  })

  it('the rate is that of the day in the dealer’s zone', () => {
    expect(made.finance).toMatchObject({ interestRate: 5, comparisonRate: 6, ratesFrom: '2026-12-01' })
    expect(siteConfig(saved, facts, BEFORE).finance).toMatchObject({ interestRate: 9, comparisonRate: 10 })
  })

  it('numbers stay until the last step, and only a dealer who hides them loses them there', () => {
    expect([made.phone, made.phones]).toEqual(['03 123', { new: '03 456' }])
    expect(shownConfig(made)).toEqual({ ...made, phone: '', phones: {} })
    const open = { ...made, features: { ...made.features, revealPhone: false } }
    expect(shownConfig(open)).toBe(open)
  })

  it('a dealer without a website has its menu and its saved rates', () => {
    const dealers = dealerSettings(saved, facts)
    expect(dealers.features.onlinePayment).toBe(false)
    expect(dealers.navigation).toHaveLength(2)
    expect(dealers.finance.interestRate).toBe(9)
  })
})
