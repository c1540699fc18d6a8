import { z } from 'zod'
import { Findings } from '@/admin/compliance/Findings'
import { financeFindings } from '@/features/compliance/financeFindings.rules'
import { COUNTRIES } from '@/core/dealer/country/country'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { valueAt } from '@/core/dealer/settings/values'

const countrySchema = z.enum(COUNTRIES).catch('AU')

export function FinanceRules({ value }: { value: unknown }) {
  const finance = financeConfigSchema.safeParse(valueAt(value, 'finance') ?? {})
  const country = countrySchema.parse(valueAt(value, 'country'))
  return finance.success && <Findings findings={financeFindings(finance.data, country)} />
}
