import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCar } from '@/data/cars/rows'
import { listLocations } from '@/data/locations'
import { similarCars } from '@/data/cars/similar'
import { carPageState } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import { locationOf } from '@/domain/place/carLocation'
import type { LocationView, Site } from '@/domain/views'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

export interface CarPageData {
  site: Site
  car: Car
  state: 'ok' | 'sold' | 'gone'
  location: LocationView | null
  locations: LocationView[]
  similar: Car[]
  now: Date
}

/** Cached, so metadata and page share one read. An unknown car is a 404. */
export const readCarPage = cache(async (host: string, slug: string): Promise<CarPageData> => {
  const site = await siteOfHost(host)
  const car = site && (await getCar(site, decodeURIComponent(slug)))
  if (!site || !car) notFound()
  const now = renderTime()
  const state = carPageState(car, site.config.search, now)
  if (state === 'missing') notFound()
  const [locations, similar] = await Promise.all([listLocations(site), similarCars(site, car)])
  return { site, car, state, location: locationOf(car, locations), locations, similar, now }
})
