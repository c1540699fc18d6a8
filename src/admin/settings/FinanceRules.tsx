import { z } from 'zod'
import { Findings } from '@/admin/compliance/Findings'
import { financeFindings } from '@/domain/compliance/financeFindings'
import { COUNTRIES } from '@/domain/country/country'
import { financeConfigSchema } from '@/domain/tenant/financeConfig'
import { valueAt } from '@/domain/settings/values'

const countrySchema = z.enum(COUNTRIES).catch('AU')

export function FinanceRules({ value }: { value: unknown }) {
  const finance = financeConfigSchema.safeParse(valueAt(value, 'finance') ?? {})
  const country = countrySchema.parse(valueAt(value, 'country'))
  return finance.success && <Findings findings={financeFindings(finance.data, country)} />
}
