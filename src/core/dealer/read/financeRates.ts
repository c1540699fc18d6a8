import { getDb } from '@/db/payload'
import type { DatedRate } from '@/core/dealer/rates'
import type { FinanceRate } from '@/payload-types'
import { siteRead } from './row'
import { soundRows } from './soundRows'

const toRate = (row: FinanceRate): DatedRate[] =>
  row.provider && row.comparison_rate != null
    ? [
        {
          provider: row.provider,
          effective_from: row.effective_from.slice(0, 10),
          interest_rate: row.interest_rate,
          comparison_rate: row.comparison_rate,
          setup_fee: row.setup_fee ?? 0,
          monthly_fee: row.monthly_fee ?? 0,
        },
      ]
    : []

export const financeRatesOf = async (tenantId: string): Promise<DatedRate[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'finance-rates', tenantId, (own) =>
    db.find({
      collection: 'finance-rates',
      where: { and: own },
      depth: 0,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.flatMap(toRate)
}
