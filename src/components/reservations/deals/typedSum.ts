import { deliveryFee, netTradeIn, totalsOf, type DealSum } from '@/features/reservations/deals/totals.rules'
import { readAmount } from '@/core/money/amount'

export type ZoneFees = readonly { key: string; fee: number }[]

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
const amountOf = (value: FormDataEntryValue | null): number | null => readAmount(text(value)) ?? null

/** A loan is for one amount: with another one left, finance is asked again. */
function changed(sum: DealSum, part: Partial<DealSum>): DealSum {
  const next = { ...sum, ...part }
  return totalsOf(next).balance === totalsOf(sum).balance ? next : { ...next, lent: null }
}

/** The sum with the values in the step's form, whether they were sent or not. */
export function typedSum(data: FormData, sum: DealSum, zones: ZoneFees): DealSum {
  if (data.has('way')) return changed(sum, { delivery: deliveryFee({ way: text(data.get('way')) }, zones) })
  const has = text(data.get('has'))
  if (has !== 'Yes' && has !== 'No') return sum
  const trade = { has, worth: amountOf(data.get('worth')), owing: amountOf(data.get('owing')) } as const
  return changed(sum, { tradeIn: netTradeIn(trade) })
}
