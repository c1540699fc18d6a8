import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import { feedCar, type World } from '../../helpers/stockWorld'

type Row = Record<string, unknown>

/** A car between its feed and two colleagues; `open` returns when the suite's world is ready. */
export function ownValueTests(open: () => World): void {
  describe('B6 what staff set stays theirs, and all else stays the feed’s', () => {
    let db: Payload
    let user: TypedUser
    let count = 500

    beforeAll(async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      db = await getDb()
      const made = await db.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          ...{ email: 'own-values@staff.example', password: 'correct horse battery', name: 'E' },
          ...{ role: 'editor', tenants: [open().a.tenantId], disabled: false, demo: false },
        },
      })
      user = { ...made, collection: 'users' }
    })

    async function car() {
      const { ingestCars } = await import('@/features/stock/ingest')
      const { tenantId, dealership } = open().a
      const n = count++
      const base = feedCar(n, { price: 30_000 })
      const send = (facts: Row, mode: 'batch' | 'patch') =>
        ingestCars({ tenantId, dealership, actor: 'test' }, [facts], { mode })
      await send(base, 'batch')
      const where = { stocknum: { equals: base.stocknum } }
      const { docs } = await db.find({ collection: 'cars', where, overrideAccess: true, depth: 0 })
      const id = docs[0]?.id ?? ''
      return {
        id,
        feed: (facts: Row) => send({ ...base, ...facts }, 'batch'),
        patch: (facts: Row) => send({ stocknum: base.stocknum, ...facts }, 'patch'),
        read: () => db.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 }),
        save: (data: Row) =>
          db.update({ collection: 'cars', id, data, user, overrideAccess: false, depth: 0 }),
      }
    }

    it('keeps the feed’s value beside theirs, and follows it again when they choose it', async () => {
      const { feed, read, save } = await car()
      await save({ price: 28_000 })
      expect(await read()).toMatchObject({ overrides: { price: 28_000 }, feed_values: { price: 30_000 } })
      await feed({ price: 29_500 })
      expect(await read()).toMatchObject({ price: 28_000, feed_values: { price: 29_500 } })
      await save({ price: 29_500 })
      expect(await read()).toMatchObject({ price: 29_500, overrides: {}, feed_values: null })
      await feed({ price: 29_000 })
      expect(await read()).toMatchObject({ price: 29_000 })
    })

    it('a price of theirs changes the repayments of the feed in proportion, on pages and in search', async () => {
      const { feed, read, save, id } = await car()
      const plainfield = { interestRate: 6, comparisonRate: 7, paymentWeek: 120, deposit: 3000 }
      await feed({ weekly_price: 120, finance_lenders: { plainfield } })
      await save({ price: 25_000 })
      expect(await read()).toMatchObject({ weekly_price: 120, finance_lenders: { plainfield } })
      const { table } = await import('@/db/table')
      const [row] = await (await table('cars')).find([['id', '=', id]])
      const { readCarRows } = await import('@/core/car/read/carRow')
      const { toEntry } = await import('@/search/carRow')
      const shown = { paymentWeek: 100, deposit: 2500, interestRate: 6 }
      expect(readCarRows([row])[0]?.car).toMatchObject({ finance_lenders: { plainfield: shown } })
      expect(toEntry(row ?? {})?.doc).toMatchObject({ price: 25_000, weekly_price: 100 })
    })

    it('a lender’s figures are for the price that they came with, whoever sets another', async () => {
      const { feed, patch, save, id } = await car()
      const plainfield = {
        interestRate: 6,
        comparisonRate: 7,
        paymentWeek: 120,
        deposit: 3000,
        termMonths: 60,
      }
      const { table } = await import('@/db/table')
      const { readCarRows } = await import('@/core/car/read/carRow')
      const { toEntry } = await import('@/search/carRow')
      const shown = async () => {
        const [row] = await (await table('cars')).find([['id', '=', id]])
        const { price, weekly_price, finance_lenders } = readCarRows([row])[0]?.car ?? {}
        const { paymentWeek, deposit } = finance_lenders?.plainfield ?? {}
        return [price, weekly_price, paymentWeek, deposit, toEntry(row ?? {})?.doc?.weekly_price]
      }
      await feed({ price: 30_000, weekly_price: 120, finance_lenders: { plainfield } })
      expect(await shown()).toEqual([30_000, 120, 120, 3000, 120])
      await patch({ price: 25_000 })
      expect(await shown()).toEqual([25_000, 100, 100, 2500, 100])
      await patch({ price: 501 })
      expect(await shown()).toEqual([501, 2, 2, 50.1, 2])
      await patch({ price: 25_000, weekly_price: 104, finance_lenders: { plainfield: { paymentWeek: 104 } } })
      expect(await shown()).toEqual([25_000, 104, 104, 3000, 104])
      await save({ price: 26_000, weekly_price: 110 })
      expect(await shown()).toEqual([26_000, 110, 108.16, 3120, 110])
      await save({ price: 25_000 })
      expect(await shown()).toEqual([25_000, 106, 104, 3000, 106])
      await feed({ price: 501, weekly_price: 104, finance_lenders: { plainfield } })
      await save({ price: 501 })
      const [price, week, lender] = await shown()
      expect([price, lender]).toEqual([501, null])
      expect(Number(week ?? 0)).toBeLessThan(10)
    })

    it('a car that they marked as sold is for sale again by the feed’s word', async () => {
      const { read, save } = await car()
      await save({ status: 'sold' })
      expect(await read()).toMatchObject({ status: 'sold', sold: true, feed_values: { status: null } })
      await save({ status: 'in_stock' })
      expect(await read()).toMatchObject({ status: 'in_stock', sold: false, overrides: {} })
    })

    it('a form that stood open changes only what its person changed', async () => {
      const { feed, read, save } = await car()
      const form = await read()
      await feed({ price: 25_000, colour: 'Red' })
      await save({ ...form, tag: 'Just in', touched: ['tag'] })
      expect(await read()).toMatchObject({ price: 25_000, colour: 'Red', overrides: { tag: 'Just in' } })
      expect(await read()).toMatchObject({ feed_values: { tag: null } })
      await feed({ price: 24_000, colour: 'Blue' })
      expect(await read()).toMatchObject({ price: 24_000, colour: 'Blue', tag: 'Just in' })
    })

    it('two people who save one car one after the other keep both their values', async () => {
      const { read, save } = await car()
      const form = await read()
      await save({ ...form, price: 27_000, touched: ['price'] })
      await save({ ...form, tag: 'Bargain', touched: ['tag'] })
      expect(await read()).toMatchObject({
        ...{ price: 27_000, tag: 'Bargain' },
        overrides: { price: 27_000, tag: 'Bargain' },
      })
    })

    it('the names of the fields are not kept', async () => {
      const { save } = await car()
      expect(await save({ tag: 'x', touched: ['tag'] })).not.toHaveProperty('touched')
    })

    it('pictures that go back to the feed take their first one and the small ones along', async () => {
      const { read, save } = await car()
      const { images, primary_image_url, thumbnails } = await read()
      await save({ images: [...(images ?? [])].reverse() })
      expect((await read()).primary_image_url).not.toBe(primary_image_url)
      await save({ images })
      expect(await read()).toMatchObject({ primary_image_url, thumbnails, overrides: {}, feed_values: null })
    })

    it('a feed that changes another field, or sends back what it read, does not take theirs for its own', async () => {
      const { id, feed, patch, read, save } = await car()
      await save({ price: 28_000 })
      await patch({ colour: 'Green' })
      expect(await read()).toMatchObject({ colour: 'Green', feed_values: { price: 30_000 } })
      await feed({ id, price: 28_000, colour: 'Black' })
      expect(await read()).toMatchObject({ price: 28_000, colour: 'Black', feed_values: { price: 30_000 } })
      await save({ price: 30_000 })
      expect(await read()).toMatchObject({ price: 30_000, overrides: {} })
    })
  })
}
