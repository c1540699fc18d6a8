import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payload, Where } from 'payload'
import { feedCar, type Party, type World } from '../../helpers/stockWorld'

type Row = Record<string, unknown>

/** Prices of two dealers and of a third, who is suspended, beside each other. */
export function priceRatingTests(open: () => World): void {
  describe('prices beside like cars', () => {
    let db: Payload
    let count = 700
    let model = 0
    let run: () => Promise<void>

    beforeAll(async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      db = await getDb()
    })
    beforeEach(async () => {
      model++
      const { newProgress, ratePricesOnce } = await import('@/features/price-ratings/price-ratings.worker')
      // Cars of other tests wait too, and a turn writes some of a dealer's alone.
      run = async () => {
        const progress = newProgress()
        do await ratePricesOnce(progress)
        while (progress.due.size)
      }
    })

    async function car({ tenantId, dealership }: Party, price: number, more: Row = {}) {
      const { ingestCars } = await import('@/features/stock/ingest')
      const same = { make: 'Skoda', model: `Kodiaq ${model}`, badge: 'Sportline', year: 2021, km: 40_000 }
      const base = feedCar(count++, { ...same, price, ...more })
      const feed = (facts: Row) =>
        ingestCars({ tenantId, dealership, actor: 'Yard' }, [{ ...base, ...facts }], { mode: 'batch' })
      await feed({})
      const where: Where = {
        and: [{ stocknum: { equals: base.stocknum } }, { tenant: { equals: tenantId } }],
      }
      const { docs } = await db.find({ collection: 'cars', where, overrideAccess: true, depth: 0 })
      const id = docs[0]?.id ?? ''
      const read = () => db.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 })
      const set = async (facts: Row) =>
        (await (await import('@/db/table')).table('cars')).update([['id', '=', id]], facts)
      return { id, feed, read, set, rating: async () => (await read()).price_rating }
    }

    it('are rated by both dealers’ cars; links are to one’s own alone', async () => {
      const { a, b } = open()
      const own = await car(a, 30_000)
      const near = await car(a, 34_000)
      for (const price of [35_000, 36_000, 37_000]) await car(b, price)
      await run()
      expect(await own.rating()).toMatchObject({
        ...{ is: 'great', price: 30_000, count: 4, others: 3, middle: 35_500, own: [near.id] },
      })
      const { updated_at, rev } = await own.read()
      await run()
      expect(await own.read(), 'a second pass writes nothing').toMatchObject({ updated_at, rev })
    })

    it.each<[string, Row]>([
      ['hidden', { show_on_dealer_website: false }],
      ['with a price that waits for a person', { price_waits: { from: 1, to: 2, source: 'x', at: 1 } }],
      ['withdrawn', { status: 'withdrawn' }],
      ['sold long ago', { status: 'sold', sold_date_timestamp: 1 }],
      ['without a comparable price', { price_type: 'on_application' }],
    ])('a car of another dealer that is %s never counts', async (_, facts) => {
      const { a, b } = open()
      const own = await car(a, 30_000)
      for (const price of [35_000, 36_000, 37_000]) await car(b, price)
      const other = await car(b, 38_000)
      await other.set(facts)
      await run()
      expect(await own.rating()).toMatchObject({ is: null, count: 3 })
      // Other tests look for prices that wait.
      await other.set({ price_waits: null })
    })

    it('cars of a suspended dealer never count, from the next whole pass on', async () => {
      const { a, b } = open()
      const own = await car(a, 30_000)
      for (const price of [35_000, 36_000, 37_000, 38_000]) await car(b, price)
      await run()
      expect(await own.rating()).toMatchObject({ is: 'great' })
      const status = (to: 'active' | 'suspended') =>
        db.update({ collection: 'tenants', id: b.tenantId, data: { status: to }, overrideAccess: true })
      await status('suspended')
      try {
        await run()
        expect(await own.rating()).toMatchObject({ is: null, count: 0, others: 0 })
      } finally {
        await status('active')
      }
    })

    it('follow a like car that changes, and are not read while the price is another one', async () => {
      const { a, b } = open()
      const own = await car(a, 30_000)
      const others = [await car(b, 35_000), await car(b, 36_000), await car(b, 37_000), await car(b, 38_000)]
      const { newProgress, ratePricesOnce } = await import('@/features/price-ratings/price-ratings.worker')
      await run()
      const progress = { ...newProgress(), lookedAt: Date.now(), wholeAt: Date.now() }
      expect(await own.rating()).toMatchObject({ is: 'great' })
      for (const other of others) await other.feed({ price: 27_000 })
      await ratePricesOnce(progress)
      expect(await own.rating()).toMatchObject({ is: 'above', middle: 27_000 })

      const { toEntry } = await import('@/search/carRow')
      const doc = async () => toEntry({ ...(await own.read()) })?.doc
      expect(await doc()).toMatchObject({ price_rating: 'above', price_against: 11.1 })
      await own.set({ price: 29_000 })
      expect(await doc()).not.toHaveProperty('price_rating')
    })

    it('a row that cannot be read stops nobody', async () => {
      const { a, b } = open()
      const own = await car(a, 30_000)
      for (const price of [35_000, 36_000, 37_000, 38_000]) await car(b, price)
      await (await car(b, 39_000)).set({ year: 'soon', price_rating: { broken: true } })
      await run()
      expect(await own.rating()).toMatchObject({ is: 'great', count: 4 })
    })
  })
}
