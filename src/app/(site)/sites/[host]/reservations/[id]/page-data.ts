import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCar } from '@/data/cars/rows'
import type { Car } from '@/domain/car/car'
import { isOpen } from '@/domain/reserve/hold'
import type { Site } from '@/domain/views'
import { carsLike } from '@/reservations/carsLike'
import { findByLink } from '@/reservations/find'
import { refreshFromProvider } from '@/reservations/refresh'
import type { Reservation } from '@/reservations/row'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/decoded'

export interface StatusData {
  site: Site
  row: Reservation
  car: Car | null
  key: string
  /** Cars like it, where this one is not the shopper's. */
  free: Car[]
}

/** The shopper's own reservation by its link; anything else is a 404. */
export const readStatus = cache(async (host: string, id: string, key: string): Promise<StatusData> => {
  const site = await siteOfHost(host)
  const found = site && (await findByLink(site, decoded(id), key))
  if (!site || !found) notFound()
  const row = await refreshFromProvider(found, renderTime().getTime())
  const isOver = !isOpen(row) && row.state !== 'completed'
  const [car, free] = await Promise.all([
    getCar(site, row.car_slug),
    isOver ? carsLike(site, row.car_slug) : [],
  ])
  return { site, row, car, key, free }
})
