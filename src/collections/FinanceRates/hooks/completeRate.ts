import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'
import { comparisonOf } from '@/core/money/comparison'

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Noon in UTC is the same day in every zone of Australia, as the admin's date field stores it. */
const atNoon = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const day = new Date(value)
  return Number.isNaN(day.getTime()) ? value : `${day.toISOString().slice(0, 10)}T12:00:00.000Z`
}

export const completeRate: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const fees = { setupFee: amountOf(row.setup_fee), monthlyFee: amountOf(row.monthly_fee) }
  return {
    ...data,
    ...('effective_from' in data && { effective_from: atNoon(data.effective_from) }),
    ...(row.comparison_rate == null &&
      typeof row.interest_rate === 'number' && {
        comparison_rate: comparisonOf(row.interest_rate, fees),
      }),
  }
}
