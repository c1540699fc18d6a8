import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { comparisonOf } from '@/core/money/comparison'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

const lender = z.object({ interestRate: z.number(), comparisonRate: z.number() })
const stock = z.array(z.object({ finance_lenders: z.record(z.string(), lender).nullish() }))
const OFFERED = /(\d+\.\d+)% p\.a\., comparison rate (\d+\.\d+)%/g

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  'the rates of %s',
  (slug, tenant) => {
    const { finance } = tenantConfigSchema.parse(tenant.config)
    const rates = [finance, ...finance.specialRates].map((rate) => [
      rate.interestRate,
      comparisonOf(rate.interestRate, rate),
    ])
    const comparisonAt = new Map(rates.map(([interest, comparison]) => [interest, comparison]))

    it('have the comparison rate that their fees make', () => {
      const shown = finance.provider ? [finance, ...finance.specialRates] : []
      for (const { interestRate, comparisonRate } of shown)
        expect(comparisonRate).toBe(comparisonAt.get(interestRate))
      for (const rate of tenant.financeRates ?? [])
        expect(rate.comparison_rate).toBe(
          comparisonOf(rate.interest_rate, {
            setupFee: rate.setup_fee ?? 0,
            monthlyFee: rate.monthly_fee ?? 0,
          }),
        )
    })
    it('are those of its stock and its offers', () => {
      const cars = stock.parse(JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8')))
      const lent = cars.flatMap((car) => Object.values(car.finance_lenders ?? {}))
      for (const { interestRate, comparisonRate } of lent)
        expect(comparisonRate).toBe(comparisonAt.get(interestRate))
      for (const [, interest, comparison] of JSON.stringify(tenant.offers ?? []).matchAll(OFFERED))
        expect(Number(comparison)).toBe(comparisonAt.get(Number(interest)))
    })
  },
)
