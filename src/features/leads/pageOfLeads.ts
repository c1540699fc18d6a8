import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'

export interface LeadPage {
  tenantId: string
  /** Slugs; empty means every lead of the tenant, those without a dealership too. */
  dealerships: readonly string[]
  limit: number
  /** Epoch milliseconds. */
  since?: number
  after?: { available_at: number; id: string }
}

/** What is held as suspected spam has no `available_at`, so that no comparison finds it. */
export async function pageOfLeads({ tenantId, dealerships, limit, since, after }: LeadPage): Promise<Row[]> {
  const where: Clause[] = [
    ['tenant', '=', tenantId],
    ['available_at', '>=', since ?? 0],
  ]
  if (dealerships.length) where.push(['dealership_slug', 'in', dealerships])
  if (after)
    where.push({
      any: [
        [['available_at', '>', after.available_at]],
        [
          ['available_at', '=', after.available_at],
          ['id', '>', after.id],
        ],
      ],
    })
  return (await table('leads')).find(where, {
    sort: [
      ['available_at', 'asc'],
      ['id', 'asc'],
    ],
    limit,
  })
}
