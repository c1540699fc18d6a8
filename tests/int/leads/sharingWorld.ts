/** People, rules and absences of dealers, for the tests that share leads out. */
import { z } from 'zod'
import type { AlertDealer } from '../saved-searches/alertWorld'
import type { DeliveryWorld } from './deliveryWorld'

export const MINUTE = 60_000
const keysSchema = z.array(z.object({ key: z.string() }))

// One per file: both of its suites make dealers in one database.
let serial = 0

export function sharingWorld(world: () => DeliveryWorld) {
  const dealer = () => world().dealer(`s${++serial}`, { forms: { captcha: false } })
  const db = async () => (await import('@/db/payload')).getDb()
  const staff = async (at: AlertDealer, name: string, more: object = {}) => {
    const { id } = await (
      await db()
    ).create({
      collection: 'users',
      data: {
        name,
        email: `${name.toLowerCase()}${++serial}@staff.example`,
        password: 'correct horse battery',
        role: 'dealer_admin',
        tenants: [at.tenant],
        ...more,
      },
      overrideAccess: true,
    })
    return id
  }
  /** The dealer's only place, in Queensland. */
  const place = async (at: AlertDealer) => {
    const id = await (
      await world().table('locations')
    ).insert({
      ...{ tenant: at.tenant, name: 'Noosa', slug: 'noosa', location_type: 'sales' },
      ...{ timezone: 'Australia/Brisbane', dealership_id: at.dealership, dealership_slug: 'yard' },
      address: { street: '1 Yard St', city: 'Noosa', state: 'QLD', postcode: '4567' },
      ...{ contact_detail: {}, primary: true },
    })
    return id ?? ''
  }
  const ruleOf = async (at: AlertDealer, people: string[], more: object = {}) =>
    (await db()).create({
      collection: 'lead-rules',
      data: { tenant: at.tenant, title: 'Everything', people, position: 1, enabled: true, ...more },
      overrideAccess: true,
    })
  const leave = async (at: AlertDealer, person: string) =>
    (await db()).create({
      collection: 'absences',
      data: {
        tenant: at.tenant,
        person,
        first_day: new Date(Date.now() - 2 * 1440 * MINUTE).toISOString(),
        last_day: new Date(Date.now() + 2 * 1440 * MINUTE).toISOString(),
      },
      overrideAccess: true,
    })
  const has = async (at: AlertDealer) => {
    const counts = new Map<unknown, number>()
    for (const { assigned_to } of await world().leadsOf(at))
      counts.set(assigned_to ?? null, (counts.get(assigned_to ?? null) ?? 0) + 1)
    return counts
  }

  /** Who was mailed that the lead is theirs, in the order in which they were. */
  const notified = async (leadId: string | undefined): Promise<string[]> =>
    keysSchema
      .parse((await world().rowOf(leadId)).deliveries)
      .flatMap(({ key }) => key.split('-given-')[1] ?? [])
  const byTurn = (first: unknown) => (a: string, b: string) => Number(b === first) - Number(a === first)
  return { db, dealer, place, staff, ruleOf, leave, has, told: notified, byTurn }
}
