import { getDb } from '@/db/payload'
import { configAt, type DatedRate } from '@/core/money/rates'
import { civilAt } from '@/core/place/hours/civil'
import type { Site } from '@/core/dealer/views'
import { memoizeByObject } from '@/lib/memoize'
import type { FinanceRate } from '@/payload-types'
import { siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

/** The cached site: which rate applies is decided at each read, so that it changes at midnight. */
export interface PlannedSite {
  site: Site
  rates: readonly DatedRate[]
}

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

const byDay = memoizeByObject((_planned: PlannedSite) => new Map<string, Site>())

/** The same object all day, because other reads are cached by it. */
export const siteAt = (planned: PlannedSite, now: Date): Site => {
  const { site, rates } = planned
  if (!rates.length) return site
  const days = byDay(planned)
  const { date } = civilAt(now, site.config.timezone)
  const dated = days.get(date) ?? { ...site, config: configAt(site.config, rates, now) }
  days.set(date, dated)
  return dated
}
