import 'server-only'
import { cache } from 'react'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { hasPrice } from '@/core/car/price'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { followedBySlug } from '@/core/car/read/sameCar'
import type { Site } from '@/core/dealer/views'
import { priceChange, type PriceChange, sinceText } from '@/features/accounts/priceChange.rules'
import { type Opened, openShortlist, shortlistHref } from '@/features/shortlists/row'
import {
  type Answers,
  bestFirst,
  type ListedCar,
  otherOf,
  type Verdict,
  verdictIn,
} from '@/features/shortlists/shortlist.rules'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

export interface ChosenCar {
  listed: ListedCar
  /** Null: it has left the site. */
  car: Car | null
  isSold: boolean
  change: PriceChange | null
  verdict: Verdict
}
export interface ShortlistView extends Opened {
  site: Site
  key: string
  /** Whole address of the second person's link; null for the second, who has it. */
  othersLink: string | null
  own: Answers
  others: Answers
  cars: ChosenCar[]
}

async function chosenCars(site: Site, { list }: Opened): Promise<ChosenCar[]> {
  const now = renderTime()
  const slugs = list.cars.map(({ slug }) => slug)
  const found = await followedBySlug(site, slugs, now)
  const since = sinceText(list.createdAt, now, site.config.timezone)
  const cars = list.cars.map((listed): ChosenCar => {
    const car = found.get(listed.slug) ?? null
    return {
      listed,
      car,
      isSold: car !== null && isSold(car),
      change: car && hasPrice(car) ? priceChange(car.price ?? 0, listed.price, since) : null,
      verdict: verdictIn(listed.id, list.first, list.second),
    }
  })
  return bestFirst(cars)
}

/** Null for a link that opens nothing here. */
export const readShortlist = cache(
  async (host: string, reference: string, key: string): Promise<ShortlistView | null> => {
    const site = await requireSite(Promise.resolve({ host }))
    const path = `/shortlists/${reference}`
    if (isClosed(path, site.config)) return leadOn(site, path)
    const opened = await openShortlist(site, reference, key)
    if (!opened) return null
    const { list, as } = opened
    const cars = await chosenCars(site, opened)
    const othersLink = as === 'first' ? site.origin + shortlistHref('second', list) : null
    return { ...opened, site, key, othersLink, own: list[as], others: list[otherOf(as)], cars }
  },
)
