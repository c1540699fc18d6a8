import 'server-only'
import type { ComponentProps } from 'react'
import { renderStatic } from '@/components/ui/renderStatic'
import type { Car } from '@/domain/car/car'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import { CarCard } from './CarCard'

const MINUTE = 60_000

interface Drawn {
  config: TenantConfig
  minute: number
  /** A few: by heading and by place in the list. */
  looks: Map<string, string>
}

/** As long as the car itself is remembered (data/cars/rows.ts), and no longer than a page is kept: a card knows the time. */
const drawn = new WeakMap<Car, Drawn>()

const looksOf = (car: Car, config: TenantConfig, now: Date): Drawn['looks'] => {
  const minute = Math.floor(now.getTime() / MINUTE)
  const known = drawn.get(car)
  if (known?.config === config && known.minute === minute) return known.looks
  const looks = new Map<string, string>()
  drawn.set(car, { config, minute, looks })
  return looks
}

/** A car's card as markup, drawn once for all lists that it stands in; one on a shopper's own terms is theirs alone. */
export const cardMarkup = (props: ComponentProps<typeof CarCard>): string => {
  const { car, config, now, heading = 'h2', eager = false, priority = false, loan, away } = props
  if (loan || away !== undefined) return renderStatic(<CarCard {...props} />)
  const looks = looksOf(car, config, now)
  const look = [heading, eager, priority].join()
  const markup = looks.get(look) ?? renderStatic(<CarCard {...props} />)
  looks.set(look, markup)
  return markup
}
