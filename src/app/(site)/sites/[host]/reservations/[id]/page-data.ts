import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getCar } from '@/core/car/read/cars'
import type { Car } from '@/core/car/car'
import { isOpen } from '@/features/reservations/hold.rules'
import type { Site } from '@/core/dealer/views'
import { withHourOfNow } from '@/features/bookings/handover'
import { carsLike } from '@/features/reservations/carsLike'
import { findByLink } from '@/features/reservations/row'
import { threadLink } from '@/features/leads/thread'
import { refreshFromProvider } from '@/features/reservations/takePayment'
import type { Reservation } from '@/features/reservations/row'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/text'

export interface StatusData {
  site: Site
  row: Reservation
  car: Car | null
  key: string
  /** Cars like it, where this one is not the shopper's. */
  free: Car[]
  /** The conversation of its lead. */
  talk: string | null
}

/** The shopper's own reservation by its link; anything else is a 404. */
export const readStatus = cache(async (host: string, id: string, key: string): Promise<StatusData> => {
  const site = await siteOfHost(host)
  const found = site && (await findByLink(site, decoded(id), key))
  if (!site || !found) notFound()
  const row = await refreshFromProvider(found, renderTime().getTime())
  const isOver = !isOpen(row) && row.state !== 'completed'
  const [car, free, deal, talk] = await Promise.all([
    getCar(site, row.car_slug),
    isOver ? carsLike(site, row.car_slug) : [],
    isOver ? row.deal : withHourOfNow(row.deal),
    threadLink(site, row),
  ])
  return { site, row: { ...row, deal }, car, key, free, talk }
})
