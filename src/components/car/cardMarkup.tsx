import 'server-only'
import type { ComponentProps } from 'react'
import { renderStatic } from '@/components/ui/renderStatic'
import type { Car } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { carAlt, carImages } from '@/core/car/text'
import { CarCard } from './CarCard'
import { CarPicture } from './CarPicture'
import { MINUTE_MS } from '@/lib/time'

interface Drawn {
  config: TenantConfig
  minute: number
  looks: Map<string, string>
}

/** Cached with the car (data/cars/rows.ts), one minute at most: a card's text depends on the time. */
const drawn = new WeakMap<Car, Drawn>()

const looksOf = (car: Car, config: TenantConfig, now: Date): Drawn['looks'] => {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = drawn.get(car)
  if (known?.config === config && known.minute === minute) return known.looks
  const looks = new Map<string, string>()
  drawn.set(car, { config, minute, looks })
  return looks
}

/** A car's card as HTML, shared by all lists; not cached with the shopper's own loan or distance. */
export const cardMarkup = (props: ComponentProps<typeof CarCard>): string => {
  const { car, config, now, heading = 'h2', eager = false, priority = false, loan, away } = props
  if (loan || away !== undefined) return renderStatic(<CarCard {...props} />)
  const looks = looksOf(car, config, now)
  const look = [heading, eager, priority].join()
  const markup = looks.get(look) ?? renderStatic(<CarCard {...props} />)
  looks.set(look, markup)
  return markup
}

/** A card is swiped through so many; all are on the car's page. */
const SWIPED = 5

/** The photos after the first: the page leaves them out, and places each when somebody comes near it. */
export const morePhotos = (car: Car): string =>
  renderStatic(
    carImages(car)
      .slice(1, SWIPED)
      .map(({ url, alt }, index) => (
        <CarPicture key={url} url={url} alt={alt ?? carAlt(car, index + 2)} eager />
      )),
  )
