import { z } from 'zod'
import { FALLBACK_ZONE, usableZone } from '@/core/dealer/country/zones'
import { readSound } from '@/lib/soundParts'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'

const dealershipSchema = z.object({ id: z.string(), slug: z.string(), name: z.string(), tenant: z.string() })
/** One that cannot be read takes no other along. */
const readAll = (rows: readonly Row[]): DealershipRow[] =>
  rows.flatMap((row) => readSound('dealerships', dealershipSchema, row) ?? [])
export type DealershipRow = z.output<typeof dealershipSchema>
const zoneSchema = z.object({ timezone: z.string() }).catch({ timezone: FALLBACK_ZONE })
const FIELDS = Object.keys(dealershipSchema.shape)

export async function findDealership(tenantId: string, slug: string): Promise<DealershipRow | null> {
  const [row] = await (
    await table('dealerships')
  ).find(
    [
      ['tenant', '=', tenantId],
      ['slug', '=', slug],
    ],
    { fields: FIELDS, limit: 1 },
  )
  return row ? dealershipSchema.parse(row) : null
}

export async function dealershipsOf(tenantId: string): Promise<DealershipRow[]> {
  const rows = await (
    await table('dealerships')
  ).find([['tenant', '=', tenantId]], { fields: FIELDS, sort: [['slug', 'asc']] })
  return readAll(rows)
}

/** Over all tenants whose website is open: for the worker. */
export async function openDealerships(): Promise<(DealershipRow & { zone: string })[]> {
  const zones = new Map<string, string>()
  for await (const dealers of rowsInPieces('tenants', [['status', '=', 'active']], ['config']))
    for (const { id, config } of dealers) zones.set(String(id), usableZone(zoneSchema.parse(config).timezone))
  const rows = await (await table('dealerships')).find([], { fields: FIELDS })
  return readAll(rows).flatMap((dealership) => {
    const zone = zones.get(dealership.tenant)
    return zone === undefined ? [] : [{ ...dealership, zone }]
  })
}

/** Over all tenants: only for operator commands. */
export async function dealershipsBySlug(slug: string): Promise<DealershipRow[]> {
  const rows = await (await table('dealerships')).find([['slug', '=', slug]], { fields: FIELDS })
  return readAll(rows)
}

export async function dealershipSlugs(): Promise<string[]> {
  return (await (await table('dealerships')).find([], { fields: ['slug'], sort: [['slug', 'asc']] })).map(
    (row) => String(row.slug),
  )
}

const tenantSchema = z.object({ id: z.string(), slug: z.string(), name: z.string() })

export async function tenantBySlug(slug: string): Promise<z.output<typeof tenantSchema> | null> {
  const [row] = await (
    await table('tenants')
  ).find([['slug', '=', slug]], { fields: Object.keys(tenantSchema.shape), limit: 1 })
  return row ? tenantSchema.parse(row) : null
}

export async function tenantById(id: string): Promise<z.output<typeof tenantSchema> | null> {
  const [row] = await (
    await table('tenants')
  ).find([['id', '=', id]], { fields: Object.keys(tenantSchema.shape), limit: 1 })
  return row ? tenantSchema.parse(row) : null
}

export async function tenantSlugs(): Promise<string[]> {
  return (await (await table('tenants')).find([], { fields: ['slug'], sort: [['slug', 'asc']] })).map((row) =>
    String(row.slug),
  )
}

export async function storedColumns(id: string): Promise<unknown> {
  const [row] = await (await table('dealerships')).find([['id', '=', id]], { fields: ['feed_map'], limit: 1 })
  return row?.feed_map
}

export async function keepColumns(id: string, feed_map: unknown): Promise<void> {
  await (await table('dealerships')).update([['id', '=', id]], { feed_map })
}
