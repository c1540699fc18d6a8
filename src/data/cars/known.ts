/** Names in a path that the stock does not know: makes and models sold before, and the closest matches. */
import { LRUCache } from 'lru-cache'
import { table } from '@/db/table'
import { buildSearchHref } from '@/domain/listState/href'
import { type ParsedSearch, parseSearch } from '@/domain/listState/parse'
import { emptySearch, type KnownWords } from '@/domain/listState/state'
import { setFacet } from '@/domain/listState/edit'
import type { Suggestion } from '@/domain/suggestions'
import type { Site } from '@/domain/views'
import { listModels } from '@/data/models'
import { searchContext } from './context'
import { stockCounts } from './stock'
import { namesFor } from './suggest/names'

const NEAREST = 5

const unique = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
]

interface Names {
  makes: string[]
  models: string[]
}

/** Includes hidden and withdrawn cars. */
const readNames = async ({ tenant, dealershipIds }: Site): Promise<Names> => {
  const rows = await (
    await table('cars')
  ).find(
    [
      ['tenant', '=', tenant.id],
      ['dealership_id', 'in', dealershipIds],
    ],
    { fields: ['make', 'model'] },
  )
  return { makes: unique(rows.map(({ make }) => make)), models: unique(rows.map(({ model }) => model)) }
}

/** Not invalidated, for ten minutes: it reads all rows of a tenant, and any visitor can cause it. */
const namesOf = new LRUCache<string, Names, Site>({
  max: 500,
  ttl: 10 * 60_000,
  allowStale: true,
  fetchMethod: (_key, _stale, { context }) => readNames(context),
})

const everKnown = async (site: Site): Promise<KnownWords> => {
  const key = [site.tenant.id, ...site.dealershipIds].join()
  const [{ vocabulary }, models, names] = await Promise.all([
    searchContext(site),
    listModels(site),
    namesOf.fetch(key, { context: site }),
  ])
  return {
    vocabulary: {
      ...vocabulary,
      make: unique([...(vocabulary?.make ?? []), ...(names?.makes ?? [])]),
      model: unique([
        ...(vocabulary?.model ?? []),
        ...models.map(({ name }) => name),
        ...(names?.models ?? []),
      ]),
    },
  }
}

export const readListAddress = async (
  site: Site,
  segments: readonly string[],
  params: URLSearchParams,
): Promise<ParsedSearch> => {
  const parsed = parseSearch(segments, params, await searchContext(site))
  return parsed.isKnown ? parsed : parseSearch(segments, params, await everKnown(site))
}

/** Suggestions for `toyoya`; the most common makes when nothing is similar. */
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
