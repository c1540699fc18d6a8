import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import { feedCar, type Party, type World } from '../../helpers/stockWorld'

const BASE = 900
const USUAL = 20_000

/** Prices of a feed that wait for a person's word; `open` returns when the suite's world is ready. */
export function priceWaitTests(open: () => World): void {
  describe('prices that wait', () => {
    let db: Payload
    const users: TypedUser[] = []

    beforeAll(async () => {
      await import('@payload-config')
      db = await (await import('@/db/payload')).getDb()
      for (const [at, { tenantId }] of [open().a, open().b].entries()) {
        const data = {
          ...{ email: `waits${at}@staff.example`, password: 'correct horse battery', name: 'W' },
          ...{ role: 'editor' as const, tenants: [tenantId], disabled: false, demo: false },
        }
        const made = await db.create({ collection: 'users', overrideAccess: true, data })
        users.push({ ...made, collection: 'users' })
      }
    })

    /** Sends four cars, of which the last comes back at a tenth. */
    async function sendTwice({ tenantId, dealership }: Party) {
      const { ingestCars } = await import('@/features/stock/ingest')
      const ctx = { tenantId, dealership, actor: 'test', source: 'file:waits' }
      const cars = (last: number) =>
        [0, 1, 2, 3].map((at) => feedCar(BASE + at, { price: at === 3 ? last : USUAL }))
      await ingestCars(ctx, cars(USUAL), { mode: 'batch' })
      await ingestCars(ctx, cars(USUAL / 10), { mode: 'batch', guardsPrices: true })
    }
    const waitsOf = async (user: TypedUser | undefined) => {
      const { readPriceWaits } = await import('@/admin/stock/readPriceWaits')
      if (!user) throw new Error('no user')
      return readPriceWaits({ payload: db, user })
    }
    const found = async () => {
      const where = { price_waits: { exists: true } }
      return (await db.count({ collection: 'cars', where, overrideAccess: true })).totalDocs
    }

    it('are found by that they are there, by their own dealer’s staff, until a person decides', async () => {
      const { decidePrice } = await import('@/features/stock/priceWaits')
      const { a, b } = open()
      const by = { who: 'e', via: 'admin' } as const
      const before = await found()
      await sendTwice(a)
      await sendTwice(b)
      // Of cars without one the database finds none: a list that ends at 500 rows would be full of them.
      expect((await found()) - before).toBe(2)
      const [mine] = await waitsOf(users[0])
      expect(await waitsOf(users[0])).toMatchObject([
        { tenant: a.tenantId, stocknum: `U${10_003 + BASE}`, from: USUAL, to: USUAL / 10 },
      ])
      const [others] = await waitsOf(users[1])
      expect(await decidePrice(b.tenantId, mine?.id ?? '', 'use', by)).toBe(false)
      expect(await decidePrice(a.tenantId, mine?.id ?? '', 'keep', by)).toBe(true)
      expect(await waitsOf(users[0])).toEqual([])
      expect(await decidePrice(b.tenantId, others?.id ?? '', 'use', by)).toBe(true)
      expect(await found()).toBe(before)
      const priceOf = async (id: string | undefined) =>
        (await db.findByID({ collection: 'cars', id: id ?? '', overrideAccess: true, depth: 0 })).price
      expect([await priceOf(mine?.id), await priceOf(others?.id)]).toEqual([USUAL, USUAL / 10])
    })

    it('a feed of this source that is open waits, of another it does not', async () => {
      const { hasWaiting } = await import('@/features/stock/feedRows')
      const { openFeed } = await import('@/features/stock/feedWrites')
      const { tenantId, dealership } = open().a
      expect(await hasWaiting(dealership.id, 'key:waits')).toBe(false)
      await openFeed({
        ...{ tenant: tenantId, dealership_id: dealership.id, dealership_slug: dealership.slug },
        ...{ expected_count: null, key_id: null, source: 'key:waits' },
      })
      expect(await hasWaiting(dealership.id, 'key:waits')).toBe(true)
      expect(await hasWaiting(dealership.id, 'key:other')).toBe(false)
      expect(await hasWaiting(open().b.dealership.id, 'key:waits')).toBe(false)
    })
  })
}
