import { z } from 'zod'
import { isSold } from '../domain/availability'
import { priceOf } from '../domain/price'
import type { Site } from '../domain/views'
import { table } from '../db/table'
import type { LeadFacts } from './types'

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const carRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  stocknum: z.string(),
  year: z.number(),
  make: z.string(),
  model: z.string(),
  tag: words,
  badge: words,
  vin: words,
  colour: words,
  km: z.number().nullish(),
  price: z.number().nullish(),
  before_price: z.number().nullish(),
  subscription_price: z.number().nullish(),
  price_type: z.enum(['drive_away', 'egc', 'before_on_roads', 'on_application']).nullish(),
  preorder: z.boolean().nullish(),
  car_type: z.enum(['new', 'used', 'demo']),
  status: z.enum(['in_stock', 'sold', 'coming_soon', 'withdrawn']),
  sold: z.boolean().nullish(),
  reserved: z.boolean().nullish(),
  dealership_id: z.string(),
  location_id: z.string().nullish(),
})
const FIELDS = Object.keys(carRow.shape)

/** The car that a lead is about, or null: one of another dealer answers as if it were not there. */
export async function findLeadCar(site: Site, carId: string | undefined) {
  if (!carId || site.dealershipIds.length === 0) return null
  const [row] = await (
    await table('cars')
  ).find(
    [
      ['id', '=', carId],
      ['dealership_id', 'in', site.dealershipIds],
    ],
    { fields: FIELDS, limit: 1 },
  )
  return row ? carRow.parse(row) : null
}
export type LeadCar = NonNullable<Awaited<ReturnType<typeof findLeadCar>>>

function priceText(car: LeadCar, site: Site): string {
  const view = priceOf(car, site.config)
  if (view.kind === 'none') return view.text
  return [view.price.text, view.kind === 'subscription' ? view.suffix : view.typeLabel]
    .filter(Boolean)
    .join(' ')
}

export function carFacts(car: LeadCar, site: Site): NonNullable<LeadFacts['car']> {
  const { id, name, stocknum, year, make, model, badge, car_type, vin, colour } = car
  return {
    id,
    name,
    stocknum,
    year,
    make,
    model,
    badge,
    car_type,
    vin,
    colour,
    km: car.km ?? null,
    price: car.price ?? null,
    price_text: priceText(car, site),
    url: `${site.origin}/cars/${car.slug}`,
  }
}

export const carIsSold = (car: LeadCar | null): boolean => car !== null && isSold(car)
