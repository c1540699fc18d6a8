import { takenSlugs } from '@/db/carRows'
import { carSlug, freeSlug, slugCandidates } from '@/domain/car/slug'
import type { PendingWrite } from './pendingWrite'
import type { IngestContext } from './push'

/** By stock number. */
export async function newSlugs(
  ctx: IngestContext,
  writes: readonly PendingWrite[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map(
    writes.flatMap(({ item, facts, before }) =>
      before ? [] : [[item.stocknum, carSlug(facts, item.stocknum)] as const],
    ),
  )
  if (slugs.size === 0) return slugs
  const candidates = [...slugs.values()].flatMap((slug) => slugCandidates(slug, ctx.dealership.slug))
  const taken = await takenSlugs(ctx.tenantId, candidates)
  for (const [stocknum, slug] of slugs) {
    const free = freeSlug(slug, ctx.dealership.slug, taken)
    taken.add(free)
    slugs.set(stocknum, free)
  }
  return slugs
}
