import { z } from 'zod'
import { isSold } from '@/core/car/availability'
import { namesWith, type CarTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { priceInFull } from '@/core/car/price'
import type { Site } from '@/core/dealer/views'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { LeadCarFacts, LeadFacts } from './types'

const NEEDED = [
  'slug',
  'tag',
  'before_price',
  'subscription_price',
  'price_type',
  'preorder',
  'status',
  'sold',
  'reserved',
  'dealership_id',
  'location_id',
] as const
const carRow = z.object(rowShape(CAR_FIELDS, [...namesWith(CAR_FIELDS, { lead: true }), ...NEEDED]))
const FIELDS = Object.keys(carRow.shape)

async function readLeadCars(site: Site, more: readonly Clause[]) {
  if (site.dealershipIds.length === 0) return []
  const rows = await (
    await table('cars')
  ).find([['dealership_id', 'in', site.dealershipIds], ...more], { fields: FIELDS })
  return rows.map((row) => carRow.parse(row))
}

/** A car of another tenant counts as missing. */
export const findLeadCar = async (site: Site, carId: string | undefined) =>
  (carId ? (await readLeadCars(site, [['id', '=', carId]]))[0] : null) ?? null
export const leadCarsOf = (site: Site) => readLeadCars(site, [])
export type LeadCar = NonNullable<Awaited<ReturnType<typeof findLeadCar>>>

export function leadFactsOf<T extends CarTable>(car: LeadCar, facts: T): LeadCarFacts<T>
export function leadFactsOf(car: LeadCar, facts: CarTable): unknown {
  const values = new Map<string, unknown>(Object.entries(car))
  return Object.fromEntries(namesWith(facts, { lead: true }).map((name) => [name, values.get(name) ?? null]))
}

export const carFacts = (car: LeadCar, site: Site): NonNullable<LeadFacts['car']> => ({
  ...leadFactsOf(car, CAR_FIELDS),
  price_text: priceInFull(car, site.config),
  url: `${site.origin}/cars/${car.slug}`,
})

export const carIsSold = (car: LeadCar | null): boolean => car !== null && isSold(car)
