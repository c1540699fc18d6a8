import { z } from 'zod'
import { withKeywords } from '@/search/cars/keywords'
import { readListAddress } from '@/search/cars/known'
import { type CarList, listCars } from '@/search/cars/list'
import { stockFacets } from '@/search/cars/stock'
import { listText, carLine, carLineSchema } from '@/features/agent/answers.rules'
import {
  argumentFaults,
  type SearchArguments,
  searchArguments,
  searchQuery,
  unknownValues,
} from '@/features/agent/arguments.rules'
import { offeredNames } from '@/search/list/offeredState'
import { countryFacts } from '@/core/dealer/country/country'
import { countNoun } from '@/core/car/nounOfList'
import type { Site } from '@/core/dealer/views'
import { memoizeByObject } from '@/lib/memoize'
import type { ToolAnswer, Tool } from './tool'

const answerSchema = z.object({
  retrieved_at: z.iso.datetime().describe('When these facts were read'),
  dealer: z.string(),
  url: z.string().describe('The same list on the website, for a person'),
  currency: z.string(),
  count: z.int().describe('Cars that fit, as the website counts them'),
  page: z.int(),
  pages: z.int().describe('0 when no car fits'),
  cars: z.array(carLineSchema),
})

function tellList(site: Site, list: CarList, href: string): ToolAnswer {
  const { tenant, config, origin } = site
  const { hits, count, page, pages, distances } = list
  const facts: z.output<typeof answerSchema> = {
    retrieved_at: new Date().toISOString(),
    dealer: tenant.name,
    url: `${origin}${href}`,
    currency: countryFacts(config.country).currency,
    ...{ count, page, pages },
    cars: hits.map((car) => carLine(car, { origin, config, distance: distances[car.id] })),
  }
  const noun = countNoun(count, config.labels.cars)
  return { facts, text: listText(facts, { dealer: tenant.name, noun }) }
}

async function search(site: Site, provided: SearchArguments): Promise<ToolAnswer> {
  const { state, canonicalHref } = await readListAddress(site, [], searchQuery(provided))
  const unknown = unknownValues(provided, state, (await stockFacets(site)).facets)
  if (unknown.length) return { fault: unknown.join('\n') }
  const list = await listCars(site, await withKeywords(site, state))
  return provided.near && !list.nearFound
    ? { fault: `near: ${provided.near} is no postcode of ${countryFacts(site.config.country).name}.` }
    : tellList(site, list, canonicalHref)
}

/** A schema costs more to make than a search: a dealer's features keep theirs for as long as they are cached. */
const argumentsOf = memoizeByObject((features: Site['config']['features']) => {
  const offered = offeredNames(features)
  return { offered, input: searchArguments(offered) }
})

export function searchTool(site: Site): Tool {
  const { offered, input } = argumentsOf(site.config.features)
  const namesAt = (path: string) =>
    path === 'range'
      ? offered.ranges
      : path === 'not'
        ? offered.facets
        : path
          ? ['min', 'max']
          : Object.keys(input.shape)
  return {
    name: 'inventory.search',
    title: 'Search the stock',
    description: `Finds cars in the stock of ${site.tenant.name}, as the website's own search does. All arguments can be left out. Several values of one filter widen the list, each further filter narrows it.`,
    input,
    output: answerSchema,
    answer: async (provided) => {
      const read = input.safeParse(provided)
      return read.success
        ? search(site, read.data)
        : { fault: argumentFaults(read.error, namesAt).join('\n') }
    },
  }
}
