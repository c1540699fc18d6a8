/** All that a demo dealer's life is made from, read once. */
import type { Where } from 'payload'
import { z } from 'zod'
import { sellersAtLocations, sellersOfAll } from '@/access/rules'
import { idsOf } from '@/access/ids'
import type { Role } from '@/access/roles'
import { priceHistorySchema, priceAt, type PriceStep } from '@/core/car/priceHistory'
import { addDays, civilAt } from '@/core/dealer/country/civil'
import { activeSite } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { hoursOn } from '@/core/place/hours/day'
import type { Clock } from '@/core/place/hours/openMinutes'
import { listLocations } from '@/core/place/read/locations'
import type { LocationView } from '@/core/place/views'
import type { AuditEntry } from '@/db/audit'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { leadCarsOf, type LeadCar } from '@/features/leads/carFacts'
import { type LeadLocation, locationsOf } from '@/features/leads/leadLocation'
import { clockAt } from '@/features/leads/locationClock'
import { DAY_MS } from '@/lib/time'
import type { DealerLife } from './dealerLife'
import { peopleOf, type PersonFor } from './people'
import { randomOf, type Random } from './random'

export interface Seller {
  id: string
  name: string
  email: string
  /** Null: all of them. */
  places: readonly string[] | null
}
export interface LifeCar {
  facts: LeadCar
  /** Epoch ms. */
  listed: number
  sold: number | null
  steps: readonly PriceStep[]
  /** How often its page is opened on a usual day; who looks also asks. */
  liked: number
}
export interface Stage {
  site: Site
  life: DealerLife
  now: number
  random: Random
  personFor: PersonFor
  cars: readonly LifeCar[]
  /** Sold to somebody who had reserved them online. */
  reserved: readonly LifeCar[]
  places: readonly LeadLocation[]
  clocks: ReadonlyMap<string, Clock>
  locations: readonly LocationView[]
  sellers: readonly Seller[]
  newId(): string
}

const timesSchema = z.object({
  id: z.string(),
  created_at: z.number().nullable(),
  sold_date_timestamp: z.number().nullable(),
  price_history: priceHistorySchema.nullish().catch(null),
})

async function carsOf(site: Site, random: Random): Promise<LifeCar[]> {
  const cars = await table('cars')
  const rows = await cars.find([['tenant', '=', site.tenant.id]], { fields: Object.keys(timesSchema.shape) })
  const times = new Map(rows.map((row) => timesSchema.parse(row)).map((one) => [one.id, one]))
  return (await leadCarsOf(site)).flatMap((facts) => {
    const own = times.get(facts.id)
    if (!own?.created_at) return []
    const sold = own.sold_date_timestamp === null ? null : own.sold_date_timestamp * 1000
    const liked = random.next() ** 4 * 18
    return [{ facts, listed: own.created_at * 1000, sold, steps: own.price_history ?? [], liked }]
  })
}

export async function staffWith(tenant: string, of: readonly Role[]): Promise<Seller[]> {
  const db = await getDb()
  const roles: Where = { role: { in: [...of] } }
  const where: Where = { and: [{ tenants: { in: [tenant] } }, roles] }
  const { docs } = await db.find({
    ...{ collection: 'users', where, sort: 'email', depth: 0, pagination: false, overrideAccess: true },
  })
  return docs.map(({ id, name, email, role: own, locations }) => ({
    ...{ id, name, email },
    places: sellersAtLocations.some((one) => one === own) ? idsOf(locations) : null,
  }))
}

const MOST_ONLINE = 4

/** The oldest sales, so that not all of them are of this week. */
function soldOnline({ config }: Site, cars: readonly LifeCar[]): LifeCar[] {
  if (!config.features.reserve) return []
  const sold = cars.filter(({ listed, sold: at }) => at !== null && at - listed > 2 * DAY_MS)
  return sold.sort((one, other) => Number(one.sold) - Number(other.sold)).slice(0, MOST_ONLINE)
}

export async function readStage(tenant: string, life: DealerLife, now: number): Promise<Stage> {
  const site = await activeSite(tenant)
  const random = randomOf(site.tenant.slug)
  const [cars, places, locations, sellers] = await Promise.all([
    carsOf(site, random),
    locationsOf(tenant),
    listLocations(site),
    staffWith(tenant, [...sellersAtLocations, ...sellersOfAll]),
  ])
  const clocks = await Promise.all(places.map(async ({ id }) => [id, await clockAt(id)] as const))
  const { newId } = await table('leads')
  return {
    ...{ site, life, now, cars, places, locations, sellers, newId, reserved: soldOnline(site, cars) },
    clocks: new Map(clocks.flatMap(([id, clock]) => (clock ? [[id, clock] as const] : []))),
    ...{ random, personFor: peopleOf(life, random, now) },
  }
}

/** The car as it stood then, when it was for sale: a price that fell since was higher. */
export function factsAt({ facts, steps, sold }: LifeCar, at: number): LeadCar {
  const price = priceAt(steps, at / 1000)
  const was = price && price !== facts.price ? { price, before_price: null } : {}
  return { ...facts, ...(sold === null ? {} : { status: 'in_stock', sold: false }), ...was }
}

/** The next day after `at` on which the place is open, yyyy-mm-dd. */
export function nextOpenDay(clock: Clock | undefined, at: number, zone: string): string {
  const today = civilAt(new Date(at), zone).date
  const days = [1, 2, 3, 4, 5].map((ahead) => addDays(today, ahead))
  const isOpen = (day: string) => clock && hoursOn(clock.entries, clock.department, day)?.spans.length
  return days.find(isOpen) ?? addDays(today, 1)
}

export type PastChange = Omit<AuditEntry, 'id'>

/** What the history has of what somebody did; never of a moment to come. */
export const pastChange = (
  { site, now }: Stage,
  { id, email }: Seller,
  at: number,
  of: Pick<PastChange, 'what' | 'entity' | 'docId' | 'docTitle' | 'diff'>,
): PastChange => ({
  ...{ tenantId: site.tenant.id, who: email, userId: id, via: 'admin', ...of },
  at: new Date(Math.min(now, at)).toISOString(),
})
