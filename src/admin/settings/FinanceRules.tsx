import { Findings } from '@/admin/compliance/Findings'
import { financeFindings } from '@/domain/compliance/financeFindings'
import { financeConfigSchema } from '@/domain/tenant/financeConfig'
import { valueAt } from '@/domain/settings/values'

/** What the law asks of the rates and the words beside them, as they stand in the form. */
export function FinanceRules({ value }: { value: unknown }) {
  const finance = financeConfigSchema.safeParse(valueAt(value, 'finance') ?? {})
  return finance.success && <Findings findings={financeFindings(finance.data)} />
}
