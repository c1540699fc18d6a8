import { describe, expect, it } from 'vitest'
import { financeFindings } from '@/features/compliance/findings.rules'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const FINANCE = financeConfigSchema.parse({
  ...{ provider: 'manual', lenderName: 'Bayside', licence: 'Australian Credit Licence 000 518' },
  ...{ interestRate: 6.49, comparisonRate: 7.32, setupFee: 295, monthlyFee: 6 },
  disclaimer: 'Approved applicants only.',
  specialRates: [{ interestRate: 4.9, comparisonRate: 5.84, setupFee: 295, monthlyFee: 5 }],
})

describe('finance as the website tells it', () => {
  it.each<[string[], Partial<typeof FINANCE>]>([
    [[], {}],
    [['lowest comparison rate'], { comparisonRate: 6.49 }],
    [['lowest comparison rate'], { monthlyFee: 40 }],
    [
      ['lowest comparison rate of a special rate'],
      { specialRates: FINANCE.specialRates.map((rate) => ({ ...rate, monthlyFee: 40 })) },
    ],
    [['credit licence'], { licence: 'Licensed' }],
    [['lender'], { lenderName: ' ' }],
    [['who is approved'], { disclaimer: '' }],
    [['no comparison rate'], { comparisonRate: 0, licence: '' }],
    [[], { excluded: true, licence: '' }],
    [[], { provider: null, comparisonRate: 0 }],
  ])('%j in %j', (rules, change) => {
    expect(financeFindings({ ...FINANCE, ...change }, 'AU').map(({ rule }) => rule)).toEqual(rules)
  })
})
