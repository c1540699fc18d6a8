import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCars } from '@/core/car/read/cars'
import { followedBySlug } from '@/core/car/read/sameCar'
import { picturedFirst } from '@/core/car/text'
import type { Car } from '@/core/car/car'
import { COMPARE_LIMIT, compareSlugs, isDifferencesOnly } from '@/features/compare/comparePath.rules'
import { yearFigures, type YearFigures } from '@/features/compare/yearFigures.rules'
import { listModels } from '@/core/car/read/models'
import type { ModelView, Site } from '@/core/dealer/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { listCars } from '@/search/cars/list'
import { emptySearch } from '@/search/list/state'

export type CompareParams = Record<string, string | string[] | undefined>

export interface CompareData {
  site: Site
  /** In the order of the address. Recently sold cars are included and marked. */
  cars: Car[]
  /** Number of cars in the address that this site does not show: removed, unknown, or of another dealer. */
  missing: number
  surplus: number
  differencesOnly: boolean
  year: YearFigures
  models: readonly ModelView[]
  /** Not the shopper's choice: nothing of it is stored. */
  isExample?: true
  now: Date
}

/** Reads the cars that the address names. A site without a garage has no such page. */
export const readCompare = cache(async (host: string, params: CompareParams): Promise<CompareData> => {
  const site = await siteOfHost(host)
  if (!site) notFound()
  if (!site.config.features.garage) return leadOn(site, '/compare')
  const now = renderTime()
  const slugs = compareSlugs(params.cars)
  const [followed, models] = await Promise.all([followedBySlug(site, slugs, now), listModels(site)])
  const found = [...new Map([...followed.values()].map((car) => [car.id, car])).values()]
  const cars = found.slice(0, COMPARE_LIMIT)
  return {
    site,
    cars,
    missing: slugs.length - followed.size,
    surplus: found.length - cars.length,
    models,
    differencesOnly: cars.length > 1 && isDifferencesOnly(params.only),
    year: yearFigures(params),
    now,
  }
})

/** One place stays free. */
const EXAMPLE = COMPARE_LIMIT - 1
/** The page shows the first eight of the newest below. */
const NEWEST = 8 + EXAMPLE

/** The newest of the stock, for a page with nothing to compare; none where there are fewer than two. */
export async function exampleFor(data: CompareData): Promise<CompareData | null> {
  const { site, now } = data
  const { hits } = await listCars(site, { ...emptySearch(), sortBy: 'latest' })
  const newest = picturedFirst(hits).slice(0, NEWEST)
  const slugs = newest.slice(-EXAMPLE).map(({ slug }) => slug)
  const cars = await getCars(site, slugs, now)
  return cars.length > 1 ? { ...data, cars, isExample: true } : null
}
