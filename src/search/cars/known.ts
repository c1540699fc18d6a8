/** Names in a path that the stock does not have: makes and models sold before, and the closest matches. */
import { roughBytes } from '@/lib/roughBytes'
import { LRUCache } from 'lru-cache'
import { table } from '@/db/table'
import { buildSearchHref } from '@/search/list/href'
import { isLoneModel, type ParsedSearch, parseSearch } from '@/search/list/parse'
import { offeredState } from '@/search/list/offeredState'
import { emptySearch, type KnownWords, type ListState } from '@/search/list/state'
import { setFacet } from '@/search/list/edit'
import type { Suggestion } from '@/search/list/suggestions'
import type { Site } from '@/core/dealer/views'
import { searchContext } from './context'
import { stockCounts } from './stock'
import { namesFor } from './suggest/names'
import { listModels } from '@/core/car/read/models'

const NEAREST = 5

const unique = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
]

interface Names {
  makes: string[]
  models: string[]
  /** By model name; a name that two makes use has both. */
  makesOf: Record<string, string[]>
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
  const makesOf = new Map<string, Set<string>>()
  for (const { make, model } of rows)
    if (typeof make === 'string' && typeof model === 'string')
      makesOf.set(model, (makesOf.get(model) ?? new Set()).add(make))
  return {
    makes: unique(rows.map(({ make }) => make)),
    models: unique(rows.map(({ model }) => model)),
    makesOf: Object.fromEntries([...makesOf].map(([model, makes]) => [model, [...makes]])),
  }
}

const NAMES_BYTES = 8 * 1024 * 1024
/** Cached for ten minutes without invalidation: it reads all rows of a tenant, and any visitor can cause that. */
const namesOf = new LRUCache<string, Names, Site>({
  max: 500,
  maxSize: NAMES_BYTES,
  sizeCalculation: roughBytes,
  ttl: 10 * 60_000,
  allowStale: true,
  fetchMethod: (_key, _stale, { context }) => readNames(context),
})

const keyOf = ({ tenant, dealershipIds }: Site): string => [tenant.id, ...dealershipIds].join()

/** Which makes have a model of that name, including former cars; up to ten minutes old. */
export const makesOfModels = async (site: Site): Promise<Names['makesOf']> =>
  (await namesOf.fetch(keyOf(site), { context: site }))?.makesOf ?? {}

const everKnown = async (site: Site): Promise<KnownWords> => {
  const [{ vocabulary }, models, names] = await Promise.all([
    searchContext(site),
    listModels(site),
    namesOf.fetch(keyOf(site), { context: site }),
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

const readKnown = async (
  site: Site,
  segments: readonly string[],
  params: URLSearchParams,
): Promise<ParsedSearch> => {
  const context = await searchContext(site)
  const parsed = parseSearch(segments, params, context)
  if (!parsed.isKnown) return parseSearch(segments, params, await everKnown(site))
  if (!isLoneModel(parsed.state)) return parsed
  return parseSearch(segments, params, { ...context, makesOf: await makesOfModels(site) })
}

export const readListAddress = async (
  site: Site,
  segments: readonly string[],
  params: URLSearchParams,
): Promise<ParsedSearch> => {
  const parsed = await readKnown(site, segments, params)
  const state = offeredState(parsed.state, site.config.features)
  return state === parsed.state
    ? parsed
    : { ...parsed, state, canonicalHref: buildSearchHref(state), hasIdle: true }
}

/** Suggestions for `toyoya`; when nothing is similar, the models of the make in the address, or the most common makes. */
export const nearestNames = async (
  site: Site,
  segments: readonly string[],
  { facets }: Pick<ListState, 'facets'> = emptySearch(),
): Promise<Suggestion[]> => {
  const ofMake = facets.make?.[0] ?? ''
  const near = async (words: string) => {
    const { makes, models, queries } = await namesFor(site, words, new Date())
    return ofMake
      ? [...models.filter(({ make }) => make === ofMake), ...makes.filter(({ value }) => value === ofMake)]
      : [...makes, ...models, ...queries]
  }
  const named = await near(`${ofMake} ${segments.join(' ')}`)
  if (named.length) return named.slice(0, NEAREST)
  const within = ofMake ? await near(ofMake) : []
  if (within.length) return within.slice(0, NEAREST)
  return (await stockCounts(site)).makes.slice(0, NEAREST).map(({ value, count }) => ({
    value,
    count,
    href: buildSearchHref(setFacet(emptySearch(), 'make', [value])),
  }))
}
