import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCars } from '@/data/cars/rows'
import type { Car } from '@/domain/car/car'
import { COMPARE_LIMIT, compareSlugs, isDifferencesOnly } from '@/domain/compare/comparePath'
import type { Site } from '@/domain/views'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

export type CompareParams = Record<string, string | string[] | undefined>

export interface CompareData {
  site: Site
  /** In the order of the address; lately sold ones are shown, and marked. */
  cars: Car[]
  /** Named cars that this site does not show: gone, unknown, or another dealer's. */
  missing: number
  /** Cars beyond those that fit. */
  surplus: number
  differencesOnly: boolean
  now: Date
}

/** What the address asks to compare; a site without a garage has no such page. */
export const readCompare = cache(async (host: string, params: CompareParams): Promise<CompareData> => {
  const site = await siteOfHost(host)
  if (!site?.config.features.garage) notFound()
  const now = renderTime()
  const slugs = compareSlugs(params.cars)
  const found = slugs.length ? await getCars(site, slugs, now) : []
  const cars = found.slice(0, COMPARE_LIMIT)
  return {
    site,
    cars,
    missing: slugs.length - found.length,
    surplus: found.length - cars.length,
    differencesOnly: cars.length > 1 && isDifferencesOnly(params.only),
    now,
  }
})
