import type { Payload, TypedUser, Where } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { isPlatform, staffOf } from '@/access/staff'
import { ownRows } from '@/admin/ownRows'
import { siteOrigin } from '@/admin/siteAddress'
import type { Status } from '@/core/dealer/status'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { hostsFor } from '@/core/dealer/rows/directory'
import { DAY_MS } from '@/lib/time'

export interface DealerLine {
  id: string
  name: string
  standing: Status
  hosts: string[]
  address: string
  mark: string | null
  state: string
  cars: number
  leads: number
}

/** Who has the dealers' screens. */
export const isOperator = (user: unknown): boolean => isPlatform(staffOf(user))

const WEEK_MS = 7 * DAY_MS

export async function readDealers(payload: Payload, user: TypedUser, now: Date): Promise<DealerLine[]> {
  const dealers = await ownRows(
    { payload, user: ofAllDealers(user) },
    'tenants',
    {},
    { limit: 500, sort: 'name' },
  )
  const count = async (collection: 'cars' | 'leads', tenant: string, more: Where) => {
    const where = { and: [{ tenant: { equals: tenant } }, more] }
    const all = ofAllDealers(user)
    return (await payload.count({ collection, where, user: all, overrideAccess: false })).totalDocs
  }
  const since = new Date(now.getTime() - WEEK_MS).toISOString()
  return Promise.all(
    dealers.map(async ({ id, name, slug, status, domains, config }) => {
      const hosts = hostsFor(slug, Array.isArray(domains) ? domains.map(String) : [])
      const parsed = tenantConfigSchema.safeParse(config).data
      const [cars, leads] = await Promise.all([
        count('cars', id, { status: { equals: 'in_stock' } }),
        count('leads', id, { createdAt: { greater_than: since } }),
      ])
      return {
        ...{ id, name, standing: status, hosts, address: siteOrigin(hosts[0] ?? ''), cars, leads },
        mark: parsed?.logo.mark ?? null,
        state: parsed?.address.state ?? '',
      }
    }),
  )
}
