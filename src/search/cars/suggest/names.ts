import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { type NamedValue, searchName } from '@/search/list/searchName'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch, type ListState } from '@/search/list/state'
import { type FacetName, facetField } from '@/core/car/facets'
import { setFacet } from '@/search/list/edit'
import type { ModelSuggestion, Suggestion, Suggestions } from '@/search/list/suggestions'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import { shopperWords } from '@/search/shopperWords'
import { type Named, type Parse, parsesOf } from '@/search/suggest/parses'
import { vocabularyOf } from '@/search/suggest/vocabulary'
import type { SearchResult } from '@/search/types'
import { searchRequest } from '@/search/cars/request'
import { namedFacets } from '@/search/cars/stock'

const ROWS = 5
type Names = Omit<Suggestions, 'cars'>

const vocabulary = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<Named[]> => vocabularyOf(await namedFacets(site)),
})

const stateOf = (values: readonly NamedValue[]): ListState =>
  values.reduce((state, { facet, value }) => setFacet(state, facet, [value]), emptySearch())
const asks = ({ values }: Parse): string =>
  values
    .map(({ facet }) => facet)
    .sort()
    .join()
const valueOf = ({ values }: Parse, facet: FacetName): string =>
  values.find((one) => one.facet === facet)?.value ?? ''

class Counter {
  constructor(
    private readonly site: Site,
    private readonly now: Date,
  ) {}

  ask(values: readonly NamedValue[], facet?: 'make' | 'model'): Promise<SearchResult> {
    const request = searchRequest(this.site, stateOf(values), this.now)
    return getSearchEngine().search({
      ...request,
      facets: facet ? [facetField(facet)] : [],
      stats: [],
      perPage: 1,
    })
  }

  async counted({ values }: Parse): Promise<Suggestion[]> {
    const [only] = values
    const count = values.length === 1 ? (only?.count ?? 0) : (await this.ask(values)).total
    return count
      ? [
          {
            value: searchName(values, this.site.config.labels.cars),
            count,
            href: buildSearchHref(stateOf(values)),
          },
        ]
      : []
  }

  async models(parse: Parse): Promise<ModelSuggestion[]> {
    const [make, model] = [valueOf(parse, 'make'), valueOf(parse, 'model')]
    const result = await this.ask(parse.values, make && !model ? 'model' : 'make')
    if (!model)
      return (result.facets.model ?? [])
        .slice(0, ROWS)
        .map(({ value, count }) => modelRow(make, value, count))
    if (make) return result.total ? [modelRow(make, model, result.total)] : []
    return (result.facets.make ?? []).map(({ value, count }) => modelRow(value, model, count))
  }
}

const modelRow = (make: string, value: string, count: number): ModelSuggestion => ({
  value,
  make,
  count,
  href: buildSearchHref(
    stateOf([
      { facet: 'make', value: make },
      { facet: 'model', value },
    ]),
  ),
})

const each = async <T>(parses: readonly Parse[], read: (parse: Parse) => Promise<T[]>): Promise<T[]> =>
  (await Promise.all(parses.slice(0, ROWS).map(read))).flat().slice(0, ROWS)

/** A make alone adds its most common models. */
export const namesFor = async (site: Site, query: string, now: Date): Promise<Names> => {
  const parses = parsesOf(shopperWords(query), await vocabulary(site))
  const makes = parses.filter((parse) => asks(parse) === 'make')
  const models = parses.filter((parse) => ['model', 'make,model'].includes(asks(parse)))
  const others = parses.filter((parse) => !makes.includes(parse) && !models.includes(parse))
  const counter = new Counter(site, now)
  const [makeRows, modelRows, queries] = await Promise.all([
    each(makes, (parse) => counter.counted(parse)),
    each(makes.length === 1 ? [...models, ...makes] : models, (parse) => counter.models(parse)),
    each(others, (parse) => counter.counted(parse)),
  ])
  const once = new Map(modelRows.map((row) => [row.href, row]))
  return { makes: makeRows, models: [...once.values()], queries }
}
