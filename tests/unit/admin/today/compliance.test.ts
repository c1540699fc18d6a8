import { describe, expect, it } from 'vitest'
import {
  offersAgainstRules,
  settingsAgainstRules,
  type DealerWords,
  type ShownOffer,
} from '@/admin/dashboard/needs/compliance'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const OFFER: ShownOffer = {
  ...{
    id: 'o',
    tenant: 't',
    name: 'Utes',
    at: 5,
    advertiser: { country: 'AU', licence: 'LMCT 1' },
    ends_at: '2026-12-01',
  },
  ...{
    price_text: '$21,850',
    price_note: 'Drive away',
    disclaimer: 'For private buyers in Victoria, this month only.',
  },
}
const SETTINGS: DealerWords = {
  ...{ tenant: 't', country: 'AU', licence: 'LMCT 1', at: 5, showsFinance: true },
  finance: financeConfigSchema.parse({
    ...{ provider: 'manual', lenderName: 'Bayside', licence: 'ACL 1', interestRate: 6, comparisonRate: 7 },
  }),
}

describe('offers against a rule wait on Today', () => {
  it('none that keeps them, or could only be better', () => {
    expect(offersAgainstRules([OFFER, { ...OFFER, ends_at: null }])).toEqual([])
  })
  it('the first thing to mend is told, and how many more there are', () => {
    const needs = offersAgainstRules([{ ...OFFER, price_note: '', disclaimer: '' }])
    expect(needs).toEqual([
      {
        ...{ id: 'rules o', tenant: 't', tone: 'bad', due: 5 },
        title: '“Utes” breaks an advertising rule',
        why: 'Say below the price what it covers: drive away, or before government charges. And 1 more.',
        ...{ act: 'Fix the wording', href: '/admin/collections/offers/o' },
      },
    ])
  })
  it('a missing licence is the settings’ to mend, not each offer’s', () => {
    expect(offersAgainstRules([{ ...OFFER, advertiser: { country: 'AU', licence: '' } }])).toEqual([])
  })
})

describe('settings against a rule', () => {
  it.each<[string[], Partial<typeof SETTINGS>]>([
    [[], {}],
    [['#settings-business'], { licence: '' }],
    [[], { country: 'NZ', licence: '', finance: { ...SETTINGS.finance, licence: '' } }],
    [['#settings-finance'], { finance: { ...SETTINGS.finance, licence: '' } }],
    [[], { finance: { ...SETTINGS.finance, licence: '' }, showsFinance: false }],
  ])('lead to %j', (places, change) => {
    const hrefs = settingsAgainstRules({ ...SETTINGS, ...change }).map(({ href }) => href)
    expect(hrefs).toEqual(places.map((place) => `/admin/collections/tenants/t${place}`))
  })
})
