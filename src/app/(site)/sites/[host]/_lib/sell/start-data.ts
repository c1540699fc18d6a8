import 'server-only'
import { notFound } from 'next/navigation'
import { searchContext } from '@/search/cars/context'
import { findAvailable } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { getPage } from '@/features/pages/readPages'
import type { Car } from '@/core/car/car'
import { filterLocations, primaryLocation } from '@/core/place/locationNames'
import { readPlate } from '@/features/trade-in/plate.rules'
import type { PageView, Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { countTrade } from '@/features/trade-in/limits'
import { canLookUp, type Looked, lookUp } from '@/features/trade-in/complete'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'

export interface StartQuery {
  rego?: string | string[]
  regoState?: string | string[]
  car_id?: string | string[]
}

export interface StartData {
  site: Site
  now: Date
  page: PageView | null
  wanted: Car | null
  locations: LocationView[]
  location: LocationView | null
  makes: readonly string[]
  models: readonly string[]
  /** As typed, or as registers write it. */
  rego: string
  regoState: string
  looked: Looked | null
  lookup: boolean
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

async function look(site: Site, rego: string, regoState: string, address: string): Promise<Looked | null> {
  const plate = readPlate(rego, regoState, site.config.country)
  if (!plate.ok) return null
  return (await countTrade('rego', address)).ok ? lookUp(plate) : { kind: 'unavailable' }
}

/** 404 where the dealer takes no trade-ins. */
export async function readStart(
  site: Site,
  slug: string | null,
  query: StartQuery,
  address = '',
): Promise<StartData> {
  if (!site.config.features.tradeIn) notFound()
  const now = renderTime()
  const [rego, regoState, carId] = [one(query.rego).slice(0, 12), one(query.regoState), one(query.car_id)]
  const [page, wanted, locations, { vocabulary }, looked] = await Promise.all([
    slug ? getPage(site, slug) : null,
    carId ? findAvailable(site, carId, now) : null,
    listLocations(site),
    searchContext(site),
    rego ? look(site, rego, regoState, address) : null,
  ])
  const own = wanted && locations.find(({ id }) => id === wanted.location_id)
  const location =
    own ?? primaryLocation(filterLocations(locations, 'sales')) ?? primaryLocation(locations) ?? null
  const sorted = (words: readonly string[] = []) => [...new Set(words)].sort()
  return {
    ...{ site, now, page, wanted, locations, location, rego, regoState, looked, lookup: canLookUp() },
    makes: sorted(vocabulary?.make),
    models: sorted(vocabulary?.model),
  }
}
