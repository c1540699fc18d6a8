import { takenSlugs } from '@/db/carRows'
import { carSlug, freeSlug } from '@/domain/car/slug'
import { slugify } from '@/lib/slugify'
import type { PendingWrite } from './pendingWrite'
import type { IngestContext } from './push'

/** Free page addresses for new cars, by stock number. */
export async function newSlugs(
  ctx: IngestContext,
  writes: readonly PendingWrite[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map(
    writes.flatMap(({ item, facts, head }) =>
      head ? [] : [[item.stocknum, carSlug(facts, item.stocknum)] as const],
    ),
  )
  if (slugs.size === 0) return slugs
  const own = slugify(ctx.dealership.slug)
  const candidates = [...slugs.values()].flatMap((slug) => [
    slug,
    ...['', '-2', '-3'].map((end) => `${slug}-${own}${end}`),
  ])
  const taken = await takenSlugs(ctx.tenantId, candidates)
  for (const [stocknum, slug] of slugs) {
    const free = freeSlug(slug, ctx.dealership.slug, taken)
    taken.add(free)
    slugs.set(stocknum, free)
  }
  return slugs
}
