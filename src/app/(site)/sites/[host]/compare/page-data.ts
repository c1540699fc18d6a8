import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { followedBySlug } from '@/core/car/read/sameCar'
import type { Car } from '@/core/car/car'
import { COMPARE_LIMIT, compareSlugs, isDifferencesOnly } from '@/features/compare/comparePath.rules'
import type { Site } from '@/core/dealer/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

export type CompareParams = Record<string, string | string[] | undefined>

export interface CompareData {
  site: Site
  /** In the order of the address. Recently sold cars are included and marked. */
  cars: Car[]
  /** Number of cars in the address that this site does not show: removed, unknown, or of another dealer. */
  missing: number
  surplus: number
  differencesOnly: boolean
  now: Date
}

/** Reads the cars that the address names. A site without a garage has no such page. */
export const readCompare = cache(async (host: string, params: CompareParams): Promise<CompareData> => {
  const site = await siteOfHost(host)
  if (!site) notFound()
  if (!site.config.features.garage) return leadOn(site, '/compare')
  const now = renderTime()
  const slugs = compareSlugs(params.cars)
  const followed = await followedBySlug(site, slugs, now)
  const found = [...new Map([...followed.values()].map((car) => [car.id, car])).values()]
  const cars = found.slice(0, COMPARE_LIMIT)
  return {
    site,
    cars,
    missing: slugs.length - followed.size,
    surplus: found.length - cars.length,
    differencesOnly: cars.length > 1 && isDifferencesOnly(params.only),
    now,
  }
})
