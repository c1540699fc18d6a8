import type { FinanceRateDefinition } from '@/definitions/definition'

export const financeRates: FinanceRateDefinition[] = [
  {
    provider: 'plainfield',
    effective_from: '2026-05-01',
    interest_rate: 7.99,
    comparison_rate: 8.76,
    setup_fee: 295,
    monthly_fee: 5,
  },
  {
    provider: 'plainfield',
    effective_from: '2026-09-01',
    interest_rate: 7.65,
    comparison_rate: 8.42,
    setup_fee: 295,
    monthly_fee: 5,
  },
]
