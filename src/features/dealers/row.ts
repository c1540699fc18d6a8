import { z } from 'zod'
import { table } from '@/db/table'
import { STATUSES } from '@/core/dealer/status'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'
import { hostsFor } from '@/core/dealer/rows/directory'

export class DealerFault extends Error {
  override name = 'DealerFault'
}

// By name, not by class: Next may load this module more than once in a process.
export const isDealerFault = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DealerFault'

const dealerSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    status: z.enum(STATUSES),
    domains: domainsSchema.catch([]),
  })
  .transform(({ domains, ...dealer }) => ({ ...dealer, hosts: hostsFor(dealer.slug, domains) }))
export type Dealer = z.output<typeof dealerSchema>

const FIELDS = ['id', 'slug', 'name', 'status', 'domains']

/** Suspended ones too. */
export async function allDealers(): Promise<Dealer[]> {
  const rows = await (await table('tenants')).find([], { fields: FIELDS, sort: [['name', 'asc']] })
  return rows.map((row) => dealerSchema.parse(row))
}

export async function findDealer(by: 'id' | 'slug', value: string): Promise<Dealer | null> {
  const [row] = await (await table('tenants')).find([[by, '=', value]], { fields: FIELDS, limit: 1 })
  return row ? dealerSchema.parse(row) : null
}
