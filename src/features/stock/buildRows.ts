import { newCarId } from '@/core/car/rows/carRows'
import type { Row } from '@/db/tableTypes'
import type { TenantLocation } from '@/core/place/carDealership'
import { newSlugs } from './newSlugs'
import type { IngestContext } from './push'
import { buildRow } from './row'
import type { PendingWrite } from './pendingWrite'

export interface Built extends PendingWrite {
  row: Row
}

export async function buildRows(
  ctx: IngestContext,
  writes: readonly PendingWrite[],
  locations: readonly TenantLocation[],
): Promise<Built[]> {
  const slugs = await newSlugs(ctx, writes)
  const now = Math.floor(Date.now() / 1000)
  const built: Built[] = []
  for (const write of writes) {
    const { item, before } = write
    const { stocknum, version } = item
    const id = before?.id ?? (await newCarId())
    const slug = before?.slug ?? slugs.get(stocknum) ?? ''
    built.push({ ...write, row: buildRow({ ...write, ctx, id, slug, stocknum, version, locations, now }) })
  }
  return built
}
