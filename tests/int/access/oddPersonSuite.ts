/** Rows that no form would save, on each database: the other rows of a list stay, and pages answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedUser } from 'payload'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { isFull } from '../../helpers/full'
import { closeDb, onMongo } from '../../helpers/db'
import { rawRow } from '../../helpers/rawRow'
import { canary } from './samples.data'
import { PUBLIC, publicReads } from './publicReads'
import { rest } from './rest'
import { makeWorld, slugIn, type World } from './world'

const PERSONAL = [
  ...['leads', 'reservations', 'waiting-shoppers', 'payments', 'deals', 'bookings', 'valuations'],
  ...['shoppers', 'prize-draws', 'watchlist', 'saved-searches'],
]
/** Whose row it is, and when it was made: the databases and the admin sort and ask by them. */
const LEFT = ['id', '_id', '__v', 'tenant', 'tenant_id', 'createdAt', 'updatedAt', 'created_at', 'updated_at']
const ODD: readonly unknown[] = [
  null,
  -7,
  'x',
  '{"broken":',
  [[{ x: 1 }, null]],
  { x: { y: [null] } },
  '2026-13-45T99:00',
]

export function oddPersonSuite(what: string, url?: string): void {
  if (url) onMongo(url)

  describe(`odd rows, on ${what}`, () => {
    let world: World
    let site: Site
    let person: Shopper
    let user: TypedUser
    let headers: Record<string, string>

    beforeAll(async () => {
      world = await makeWorld()
      const { getSite } = await import('@/core/dealer/read/sites')
      const found = await getSite(`sitecanarya.${process.env.PLATFORM_HOST ?? 'localhost'}`)
      if (!found) throw new Error('dealer A has no site')
      site = found
      const mark = canary('a')
      const id = world.ids.shoppers?.a ?? ''
      const email = `${mark.toLowerCase()}@shopper.example`
      person = { id, tenant: site.tenant.id, name: null, email, phone: '+61400000000' }
      const admin = world.principals.find(({ name }) => name === 'dealer admin of A')
      if (!admin?.userId) throw new Error('no admin of A')
      headers = admin.headers
      const doc = await world.db.findByID({ collection: 'users', id: admin.userId, overrideAccess: true })
      user = { ...doc, collection: 'users' }
    })
    afterAll(closeDb)

    /** What pages and screens read. Each is told apart in what failed. */
    async function reads(slug: string, id: string, raw: Record<string, unknown>) {
      const now = new Date()
      const text = (name: string) => (typeof raw[name] === 'string' ? raw[name] : 'x')
      const link = async (name: string) => {
        const { linkKey } = await import('@/features/reservations/reference')
        return [text(name), linkKey(site.tenant.id, text(name))] as const
      }
      const OWN: Record<string, () => Promise<unknown>> = {
        reservations: async () =>
          (await import('@/features/reservations/row')).findByLink(site, ...(await link('reservation_id'))),
        payments: async () =>
          (await import('@/features/reservations/payments/row')).findPaymentByLink(
            site,
            ...(await link('payment_id')),
          ),
        deals: async () =>
          (await import('@/features/reservations/deals/row')).findDeal(
            site,
            ...(await link('deal_id')),
            now.getTime(),
          ),
        leads: async () =>
          (await import('@/features/trade-in/journey')).findJourney(site, text('lead_id'), now),
        valuations: async () =>
          (await import('@/features/trade-in/journey')).findJourney(site, text('lead_id'), now),
        shoppers: async () =>
          (await import('@/features/accounts/sessions')).readSession(site, `${id}.c2VjcmV0`, now.getTime()),
      }
      const all: Record<string, () => Promise<unknown>> = {
        account: async () => {
          const { recordsOf } = await import('@/app/api/account/recordsOf')
          return recordsOf(site, person, now.getTime())
        },
        download: async () => {
          const { allOf } = await import('@/core/person/read/ownRows')
          const { OWN_BOOKINGS } = await import('@/features/bookings/ownKinds')
          const { OWN_LEADS } = await import('@/features/leads/ownLeads')
          const { OWN_DEALS, OWN_RESERVATIONS } = await import('@/features/reservations/ownKinds')
          const { OWN_DRAWS } = await import('@/features/spin/ownDraws')
          for (const kind of [OWN_LEADS, OWN_BOOKINGS, OWN_RESERVATIONS, OWN_DEALS, OWN_DRAWS])
            for await (const _ of allOf<typeof kind.shape>(kind, site, person, now.getTime())) void _
        },
        'times of a place': async () => {
          const { listLocations } = await import('@/core/place/read/locations')
          const { readBookable } = await import('@/features/bookings/bookable')
          for (const place of await listLocations(site))
            for (const kind of ['test_drive', 'service'] as const) await readBookable(place, kind, now)
        },
        Today: async () => (await import('@/admin/dashboard/needs/readNeeds')).needsFor(world.db, user, now),
        'its own page': OWN[slug] ?? (() => Promise.resolve()),
        ...Object.fromEntries(
          [`/${slug}?depth=0&limit=50`, `/${slug}/${id}?depth=0`].map((at) => [
            at,
            async () => {
              const { response } = await rest('GET', at, headers)
              if (response.status >= 500) throw new Error(String(response.status))
            },
          ]),
        ),
      }
      return all
    }

    /** Each column with each odd value, one after another. */
    async function failuresOf(
      slug: string,
      readsOf: (id: string, raw: Record<string, unknown>) => Promise<Record<string, () => Promise<unknown>>>,
    ): Promise<string[]> {
      const id = world.ids[slug]?.a ?? ''
      const row = await rawRow(world.db, slugIn(world.db, slug), id)
      const before = await row.read()
      const columns = Object.keys(before).filter((name) => !LEFT.includes(name))
      expect(columns.length).toBeGreaterThan(1)
      const failed: string[] = []
      for (const [at, column] of columns.entries())
        for (const [odd, value] of ODD.entries()) {
          if (!isFull && (at + odd) % 3) continue
          if (!(await row.write(column, value))) continue
          for (const [name, read] of Object.entries(await readsOf(id, before)))
            await read().catch((error: unknown) => {
              failed.push(`${column} ${JSON.stringify(value)}: ${name}: ${String(error).slice(0, 90)}`)
            })
          await row.write(column, before[column])
        }
      return failed
    }

    it.each(PERSONAL)('%s, of people', { timeout: 600_000 }, async (slug) => {
      expect(await failuresOf(slug, (id, raw) => reads(slug, id, raw))).toEqual([])
    })

    // On SQLite `app/oddRows` asks the pages themselves.
    it.each(url ? PUBLIC : [])('%s, of the website', { timeout: 600_000 }, async (slug) => {
      expect(await failuresOf(slug, (_, raw) => publicReads(site, world.ids.cars?.a ?? '', raw))).toEqual([])
    })
  })
}
