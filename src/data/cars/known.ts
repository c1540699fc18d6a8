/** Names in a path that the stock does not know: cars the dealer once had, and what comes closest. */
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { table } from '@/db/table'
import { buildSearchHref } from '@/domain/listState/href'
import { type ParsedSearch, parseSearch } from '@/domain/listState/parse'
import { emptySearch, type SearchContext } from '@/domain/listState/state'
import { setFacet } from '@/domain/listState/edit'
import type { Suggestion } from '@/domain/suggestions'
import type { Site } from '@/domain/views'
import { listModels } from '@/data/models'
import { searchContext } from './context'
import { stockCounts } from './stock'
import { namesFor } from './suggest/names'

const NEAREST = 5

const once = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
]

/** The vocabulary with the makes and models that are sold out, left out of the lists, or in the range but not in stock. */
const everKnown = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<SearchContext> => {
    const [{ vocabulary }, models, rows] = await Promise.all([
      searchContext(site),
      listModels(site),
      (await table('cars')).find(
        [
          ['tenant', '=', site.tenant.id],
          ['dealership_id', 'in', site.dealershipIds],
        ],
        { fields: ['make', 'model'] },
      ),
    ])
    return {
      vocabulary: {
        ...vocabulary,
        make: once([...(vocabulary?.make ?? []), ...rows.map(({ make }) => make)]),
        model: once([
          ...(vocabulary?.model ?? []),
          ...models.map(({ name }) => name),
          ...rows.map(({ model }) => model),
        ]),
      },
    }
  },
})

/** Reads a list's address by the stock of today, and by all that the dealer ever had where that does not know a name. */
export const readListAddress = async (
  site: Site,
  segments: readonly string[],
  params: URLSearchParams,
): Promise<ParsedSearch> => {
  const parsed = parseSearch(segments, params, await searchContext(site))
  return parsed.isKnown ? parsed : parseSearch(segments, params, await everKnown(site))
}

/** What someone who wrote `toyoya` may mean; the commonest makes when nothing is like it. */
export const nearestNames = async (site: Site, segments: readonly string[]): Promise<Suggestion[]> => {
  const { makes, models, queries } = await namesFor(site, segments.join(' '), new Date())
  const named = [...makes, ...models, ...queries]
  if (named.length) return named.slice(0, NEAREST)
  return (await stockCounts(site)).makes.slice(0, NEAREST).map(({ value, count }) => ({
    value,
    count,
    href: buildSearchHref(setFacet(emptySearch(), 'make', [value])),
  }))
}
