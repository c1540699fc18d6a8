import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { doNotKeep } from '@/cache/pageAnswer'
import { type CarList, countCars, listCars } from '@/data/cars/list'
import { everKnown, nearestNames } from '@/data/cars/known'
import { listMakeLogos } from '@/data/makeLogos'
import { listPromoNodes } from '@/data/promoNodes'
import { getSite } from '@/data/sites'
import { searchContext } from '@/data/cars/context'
import { withKeywords } from '@/data/cars/keywords'
import { foldEntries } from '@/domain/listState/formEntries'
import type { ListView, Relaxation } from '@/components/search/types'
import { relaxSteps } from '@/domain/listState/relax'
import { buildSearchHref } from '@/domain/listState/href'
import { changeBetween } from '@/domain/listState/change'
import { emptySearch, type SearchState } from '@/domain/listState/state'
import { parseSearch } from '@/domain/listState/parse'
import { isAvailable } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import type { Suggestion } from '@/domain/suggestions'
import type { Site } from '@/domain/views'
import type { GridCard } from './_components/Results'
import { promoFits } from './gridCards'

type ListParams = Record<string, string | string[] | undefined>
const NEAR = 3
const RELAXATIONS = 3

const entriesOf = (params: ListParams): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) =>
    // A parameter named like a property of every object (`constructor`) brings that along.
    [value ?? []]
      .flat()
      .flatMap((one: unknown): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
  )

/** What the address asks for, or the nearest names where its path names nothing that anybody knows. */
type ReadList = { state: SearchState; nearest?: undefined } | { state?: undefined; nearest: Suggestion[] }

/** The address as a search; one that can be written shorter, a plain form's included, is sent on (308). */
async function readList(site: Site, path: readonly string[], params: ListParams): Promise<ReadList> {
  const entries = entriesOf(params)
  const folded = foldEntries(entries)
  const segments = path.map(decodeURIComponent)
  const query = new URLSearchParams(folded)
  const inStock = parseSearch(segments, query, await searchContext(site))
  const parsed = inStock.unknown.length ? parseSearch(segments, query, await everKnown(site)) : inStock
  if (parsed.unknown.length) return { nearest: await nearestNames(site, parsed.unknown) }
  const redirect = parsed.redirect ?? (folded.length < entries.length ? parsed.canonicalHref : null)
  if (redirect) permanentRedirect(redirect)
  return { state: await withKeywords(site, parsed.state) }
}

const viewOf = ({
  facetStats,
  hits,
  count,
  page,
  pages,
  facets,
  distances,
  nearFound,
}: CarList): ListView => ({
  hits,
  count,
  page,
  pages,
  facets,
  distances,
  nearFound,
  stats: facetStats,
})

const cardsOf = async (site: Site, state: SearchState): Promise<GridCard[]> => {
  const promos = await listPromoNodes(site)
  return [
    ...site.config.search.cta.map(({ kind, position }) => ({ position, action: kind })),
    ...promos
      .filter((promo) => promoFits(promo, state))
      .map((promo) => ({ position: promo.position, promo })),
  ]
}

interface Tried {
  text: string
  state: SearchState
  count: number
}

/** The smallest step back that finds cars: one filter less, else two, else none at all. */
async function stepBack(site: Site, state: SearchState): Promise<Tried[]> {
  for (const step of relaxSteps(state)) {
    const tried = await Promise.all(
      step.map(async ({ text, without }) => ({
        text,
        state: without,
        count: (await countCars(site, without)).count,
      })),
    )
    const found = tried.filter(({ count }) => count > 0)
    if (found.length) return found.sort((a, b) => b.count - a.count).slice(0, RELAXATIONS)
  }
  return []
}

/** Which filters to drop for how many cars, the most first; and the cars that come closest. */
async function relax(site: Site, state: SearchState): Promise<{ relaxations: Relaxation[]; near: Car[] }> {
  const found = await stepBack(site, state)
  const near = await listCars(site, found.at(-1)?.state ?? { ...emptySearch(), sortBy: state.sortBy })
  return {
    relaxations: found.map(({ text, state: without, count }) => ({
      text,
      href: buildSearchHref(without),
      change: changeBetween(state, without),
      count,
    })),
    near: near.hits.filter(isAvailable).slice(0, NEAR),
  }
}

export interface ListPageData {
  view: ListView
  cards: GridCard[]
  relaxations: Relaxation[]
  near: Car[]
  /** Pictures of makes by name. */
  logos: Record<string, string>
}

async function readListPage(site: Site, state: SearchState): Promise<ListPageData> {
  const [list, logos] = await Promise.all([listCars(site, state), listMakeLogos(site)])
  if (list.degraded) await doNotKeep()
  if (state.page > Math.max(1, list.pages)) notFound()
  if (list.count === 0) return { view: viewOf(list), cards: [], logos, ...(await relax(site, state)) }
  return { view: viewOf(list), cards: await cardsOf(site, state), relaxations: [], near: [], logos }
}

export interface ListProps {
  params: Promise<{ host: string; path?: string[] }>
  searchParams: Promise<ListParams>
}

export interface LoadedList {
  site: Site
  list?: { state: SearchState; data: ListPageData }
  /** Where the path names nothing. */
  nearest?: Suggestion[]
}

/** Metadata and page ask the same question; it is asked once. */
export const loadList = cache(async (props: ListProps): Promise<LoadedList> => {
  const { host, path = [] } = await props.params
  const site = await getSite(decodeURIComponent(host))
  if (!site) notFound()
  const { state, nearest } = await readList(site, path, await props.searchParams)
  return state ? { site, list: { state, data: await readListPage(site, state) } } : { site, nearest }
})
