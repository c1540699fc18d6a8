import { newCarId, takenSlugs, type CarBefore } from '@/core/car/rows/carRows'
import type { Row } from '@/db/tableTypes'
import type { TenantLocation } from '@/core/place/tenantLocation'
import type { IngestContext, Push } from './push'
import { buildRow } from './row'
import type { Outcome } from './decide'
import type { ValidItem } from './validate'
import { carSlug, freeSlug, slugCandidates } from '@/core/car/slug'

export interface PendingWrite {
  item: ValidItem
  outcome: Outcome
  before: CarBefore | undefined
}

const MANY = 100

/** By stock number. */
async function newSlugs(
  ctx: IngestContext,
  writes: readonly PendingWrite[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map(
    writes.flatMap(({ item, outcome, before }) =>
      before ? [] : [[item.stocknum, carSlug(outcome.facts, item.stocknum)] as const],
    ),
  )
  if (slugs.size === 0) return slugs
  const candidates = (of: readonly string[], most?: number) =>
    of.flatMap((slug) => slugCandidates(slug, ctx.dealership.slug, most))
  const wanted = [...slugs.values()]
  const taken = await takenSlugs(ctx.tenantId, candidates(wanted))
  // `A/1`, `A-1`, `A 1` … are one slug; only a yard with many such numbers is asked about again.
  const seen = new Set<string>()
  const crowded = wanted.filter(
    (slug) => seen.size === seen.add(slug).size || candidates([slug]).every((one) => taken.has(one)),
  )
  if (crowded.length)
    for (const slug of await takenSlugs(ctx.tenantId, candidates(crowded, MANY))) taken.add(slug)
  for (const [stocknum, slug] of slugs) {
    const free = freeSlug(slug, ctx.dealership.slug, taken)
    taken.add(free)
    slugs.set(stocknum, free)
  }
  return slugs
}

export interface Built extends PendingWrite {
  row: Row
}

export async function buildRows(
  { ctx, options: { past } }: Pick<Push, 'ctx' | 'options'>,
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
    const row = buildRow({ ...write, ctx, id, slug, stocknum, version, locations, now })
    const steps = before ? undefined : past?.get(stocknum)
    built.push({ ...write, row: steps ? { ...row, price_history: steps } : row })
  }
  return built
}
