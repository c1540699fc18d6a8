import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { Pill } from '@/admin/kit/list/Named'
import { civilAt } from '@/core/dealer/country/civil'
import { EXAMPLE } from '@/core/money/comparison'
import { formatMoney } from '@/core/money/format'
import { monthlyRepayment, weeklyOf } from '@/core/money/repayment'
import type { FinanceRate } from '@/payload-types'

type Cell = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: FinanceRate }

export const PercentCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>{typeof cellData === 'number' ? `${cellData.toFixed(2)} %` : '–'}</RowLink>
)

/** What a loan costs at this rate, with its monthly fee: the loan of the comparison rate. */
export const ExampleCell = ofRow(({ rowData, ...cell }: Cell) => {
  const { interest_rate: annualRate, monthly_fee } = rowData
  const monthly = monthlyRepayment({ ...EXAMPLE, annualRate }) + (monthly_fee ?? 0)
  return <RowLink cell={{ ...cell, rowData }}>{formatMoney(Math.round(weeklyOf(monthly)))} a week</RowLink>
})

/** The rates of a dealer at once. No access check: the caller may already read rows of it. */
const daysOf = cache(async (payload: Payload, tenant: string) => {
  const { docs } = await payload.find({
    collection: 'finance-rates',
    where: { tenant: { equals: tenant } },
    select: { provider: true, effective_from: true },
    ...{ depth: 0, pagination: false, overrideAccess: true },
  })
  return docs
})

/** Of each lender the newest rate that has begun applies. */
export function rateState(
  { provider, effective_from }: Pick<FinanceRate, 'provider' | 'effective_from'>,
  all: readonly Pick<FinanceRate, 'provider' | 'effective_from'>[],
  today: string,
): 'Applies now' | 'Not yet' | 'Over' {
  const day = effective_from.slice(0, 10)
  if (day > today) return 'Not yet'
  const isNewest = all.every((one) => {
    const other = one.effective_from.slice(0, 10)
    return one.provider !== provider || other > today || other <= day
  })
  return isNewest ? 'Applies now' : 'Over'
}

const TONES = { 'Applies now': 'is-good', 'Not yet': 'is-warn', Over: '' } as const

export const RateStateCell = ofRow(async function RateStateCell({ rowData, payload, ...cell }: Cell) {
  const tenant = idOf(rowData.tenant) ?? ''
  const [all, zone] = await Promise.all([daysOf(payload, tenant), dealerZone(payload, tenant)])
  const state = rateState(rowData, all, civilAt(new Date(), zone).date)
  return (
    <RowLink cell={{ ...cell, rowData }}>
      <Pill words={state} tone={TONES[state]} />
    </RowLink>
  )
})
