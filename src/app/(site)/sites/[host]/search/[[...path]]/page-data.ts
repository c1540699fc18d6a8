import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { doNotKeep } from '@/cache/pageAnswer'
import { type CarList, listCars } from '@/search/cars/list'
import { nearestNames, readListAddress } from '@/search/cars/known'
import { readModelsByMake } from '@/search/cars/panel'
import { type LocationsNear, locationsNear } from '@/search/cars/near'
import { type Beside, besideModel } from '@/search/cars/beside'
import { type WayOut, wayOut } from '@/search/cars/relax'
import { type Place, placesByAddress } from '@/core/place/addresses'
import { tilesOf } from '@/core/dealer/config/tilesConfig'
import { listLocations } from '@/core/place/read/locations'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'
import { listPromoNodes } from '@/features/offers/readOffers'
import { meantBy, type MeantSearch } from '@/search/cars/keywords'
import { stockAges } from '@/features/stock/stockAges'
import type { ListView } from '@/components/search/types'
import { stockSeenAt } from '@/features/stock/freshness.rules'
import type { ModelsByMake } from '@/search/list/modelsByMake'
import type { ListState } from '@/search/list/state'
import { unreadWords } from '@/search/list/readParameter'
import { offeredBy, offeredHref } from '@/core/dealer/links/offeredLinks'
import type { Suggestion } from '@/search/list/suggestions'
import type { Site } from '@/core/dealer/views'
import type { GridCard } from './_components/Results'
import { promoFits } from './gridCards'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/text'

type ListParams = Record<string, string | string[] | undefined>

const entriesOf = (params: ListParams): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) =>
    // A parameter named like an object's own method (`constructor`) would return that method.
    [value ?? []]
      .flat()
      .flatMap((one: unknown): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
  )

/** The search in the address, or the nearest names where its path is unknown. */
type ReadList =
  | (MeantSearch & { unread: string | null; nearest?: undefined })
  | { state?: undefined; nearest: Suggestion[] }

/** Reads the address as a search. Redirects (308) when a shorter address exists, e.g. after a plain form. */
async function readList(site: Site, path: readonly string[], params: ListParams): Promise<ReadList> {
  const { state, redirect, unknown } = await readListAddress(
    site,
    path.map(decoded),
    new URLSearchParams(entriesOf(params)),
  )
  if (unknown.length) return { nearest: await nearestNames(site, unknown, state) }
  const unread = unreadWords(params.query)
  if (redirect && !unread) permanentRedirect(redirect)
  return { ...(await meantBy(site, state)), unread }
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

const CARD_NEEDS = { finance: 'finance', 'trade-in': 'tradeIn' } as const

const cardsOf = async (site: Site, state: ListState): Promise<GridCard[]> => {
  const promos = await listPromoNodes(site)
  const leadsOn = ({ href }: { href?: string | null }) => !href || offeredHref(href, offeredBy(site)) !== null
  return [
    ...site.config.search.cta
      .filter(({ kind }) => site.config.features[CARD_NEEDS[kind]])
      .map(({ kind, position }) => ({ position, action: kind })),
    ...promos
      .filter((promo) => promoFits(promo, state) && leadsOn(promo))
      .map((promo) => ({ position: promo.position, promo })),
  ]
}

export interface ListPageData {
  view: ListView
  cards: GridCard[]
  /** What was typed and cannot be searched by, such as an emoji. */
  unread: string | null
  missed: MeantSearch['missed']
  place: MeantSearch['place']
  /** Set for a list without cars. */
  wayOut: WayOut | null
  /** What follows a short list of one model. */
  close: Beside | null
  /** Epoch seconds when the stock was last looked after. */
  freshAt: number | null
  /** Logo addresses by make. */
  logos: Record<string, string>
  /** Also of makes that are not chosen. */
  models: ModelsByMake
  /** Those of the dealer's drawing or tiles; none without one. */
  places: Place[]
  /** How far each of them is from the postcode; null without one. */
  away: LocationsNear | null
}

/** An unknown postcode filters nothing. */
export const inForce = (state: ListState, { nearFound }: ListView): ListState =>
  nearFound ? state : { ...state, near: null }

type ReadWords = Pick<ListPageData, 'unread' | 'missed' | 'place'>

async function readListPage(site: Site, state: ListState, words: ReadWords): Promise<ListPageData> {
  const hasMap = site.config.pages.locations.map !== '' || tilesOf(site.config) !== null
  const [list, ages, logos, models, locations, away] = await Promise.all([
    listCars(site, state),
    stockAges(site),
    listMakeLogos(),
    readModelsByMake(site, state),
    hasMap ? listLocations(site) : [],
    hasMap ? locationsNear(site, state.near) : null,
  ])
  if (list.degraded || !list.nearFound) await doNotKeep()
  if (state.page > Math.max(1, list.pages)) notFound()
  const view = viewOf(list)
  const places = placesByAddress(locations)
  const beside = { view, ...words, logos, models, places, away, freshAt: stockSeenAt(ages) }
  if (list.count === 0)
    return { ...beside, cards: [], close: null, wayOut: await wayOut(site, inForce(state, view)) }
  const [cards, close] = await Promise.all([cardsOf(site, state), besideModel(site, state, list)])
  return { ...beside, cards, close, wayOut: null }
}

export interface ListProps {
  params: Promise<{ host: string; path?: string[] }>
  searchParams: Promise<ListParams>
}

export interface LoadedList {
  site: Site
  list?: { state: ListState; data: ListPageData }
  /** Set where the path is unknown. */
  nearest?: Suggestion[]
}

/** Cached, so metadata and page share one query. */
export const loadList = cache(async (props: ListProps): Promise<LoadedList> => {
  const { host, path = [] } = await props.params
  const site = await siteOfHost(host)
  if (!site) notFound()
  const read = await readList(site, path, await props.searchParams)
  if (!read.state) return { site, nearest: read.nearest }
  const { state, ...words } = read
  return { site, list: { state, data: await readListPage(site, state, words) } }
})
