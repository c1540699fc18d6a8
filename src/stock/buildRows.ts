import { setImmediate as breathe } from 'node:timers/promises'
import { newCarId, type CarHead } from '@/db/carRows'
import type { Row } from '@/db/table'
import type { Facts } from '@/domain/car/facts'
import type { TenantLocation } from '@/domain/car/location'
import { newSlugs } from './newSlugs'
import { SLICE, type IngestContext } from './push'
import { buildRow } from './row'
import type { ValidItem } from './validate'

/** A car that differs from what is stored, or is new. */
export interface Write {
  item: ValidItem
  facts: Facts
  hash: string
  head: CarHead | undefined
}
export interface Built extends Write {
  row: Row
}

/** The rows to write, each with its address and id. */
export async function buildRows(
  ctx: IngestContext,
  writes: readonly Write[],
  locations: readonly TenantLocation[],
): Promise<Built[]> {
  const slugs = await newSlugs(ctx, writes)
  const now = Math.floor(Date.now() / 1000)
  const built: Built[] = []
  for (const [count, write] of writes.entries()) {
    if (count % SLICE === SLICE - 1) await breathe()
    const { item, head } = write
    const { stocknum, version } = item
    const id = head?.id ?? (await newCarId())
    const slug = head?.slug ?? slugs.get(stocknum) ?? ''
    built.push({ ...write, row: buildRow({ ...write, ctx, id, slug, stocknum, version, locations, now }) })
  }
  return built
}
