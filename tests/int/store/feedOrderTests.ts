import { describe, expect, it } from 'vitest'
import { feedCar, type World } from '../../helpers/stockWorld'

const anna = { who: 'anna', via: 'cli' } as const
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const carsOf = (count: number) => numbers(count).map((n) => feedCar(n))

/** Feeds of one dealership that are decided on out of order; `open` returns when the suite's world is ready. */
export function feedOrderTests(open: () => World): void {
  describe('an old held feed', () => {
    let yards = 0

    /** A dealership of this many cars that have been there for a while. */
    async function yardOf(count: number) {
      const { table } = await import('@/db/table')
      const { ingestCars } = await import('@/features/stock/ingest')
      const { findFeed } = await import('@/features/stock/feedRows')
      const { openFeed } = await import('@/features/stock/feedWrites')
      const { commitFeed, feedCars } = await import('@/features/stock/feeds')
      const { tenantId } = open().a
      const facts = { slug: `order-${++yards}`, name: `Order ${yards}` }
      const id = (await (await table('dealerships')).insert({ ...facts, tenant: tenantId })) ?? ''
      const ctx = { tenantId, dealership: { id, ...facts }, actor: 'test' }
      await ingestCars(ctx, carsOf(count), { mode: 'batch' })
      const here = ['dealership_id', '=', id] as const
      await (await table('cars')).update([here], { updated_at: 1 })
      const read = async (feed: string) => {
        const row = await findFeed(tenantId, feed)
        if (!row) throw new Error('the feed is gone')
        return row
      }
      const begin = async (items: readonly unknown[]) => {
        const { slug } = facts
        const feed = await openFeed({
          ...{ tenant: tenantId, dealership_id: id, dealership_slug: slug },
          ...{ expected_count: null, key_id: 'test' },
        })
        if (items.length) await feedCars(ctx, await read(feed), items, false)
        return feed
      }
      const end = async (feed: string) => (await commitFeed(ctx, await read(feed), null, false)).state
      const onShow = async () =>
        (await (await table('cars')).find([here, ['status', 'in', ['in_stock', 'coming_soon']]])).length
      return { tenantId, read, begin, end, onShow }
    }
    type Yard = Awaited<ReturnType<typeof yardOf>>
    const decide = async ({ tenantId }: Yard, id: string, decision: 'release' | 'reject') =>
      (await import('@/features/stock/feeds')).decideFeed(tenantId, id, decision, anna)

    it('is superseded by a newer one that counts, and empties nothing any more', async () => {
      const [yard, beside] = [await yardOf(30), await yardOf(30)]
      const [old, other] = [await yard.begin(carsOf(3)), await beside.begin(carsOf(3))]
      expect([await yard.end(old), await beside.end(other)]).toEqual(['held', 'held'])
      expect(await yard.end(await yard.begin(carsOf(28)))).toBe('committed')
      expect((await yard.read(old)).state).toBe('superseded')
      expect(await decide(yard, old, 'release')).toBeNull()
      expect(await yard.onShow()).toBe(28)
      // Another dealership's waits on, and may be released.
      expect((await beside.read(other)).state).toBe('held')
      expect(await decide(beside, other, 'release')).toBe(27)
    })

    it('may only be rejected once another whole one waits behind it', async () => {
      const yard = await yardOf(30)
      const old = await yard.begin(carsOf(3))
      await yard.end(old)
      const newer = await yard.begin(carsOf(15))
      const may = async (feed: string, tenantId = yard.tenantId) =>
        (await import('@/features/stock/feeds')).mayBeReleased(tenantId, feed)
      expect(await may(old)).toBe(true)
      expect(await yard.end(newer)).toBe('held')
      expect([await may(old), await may(newer), await may(newer, 'another dealer')]).toEqual([
        false,
        true,
        false,
      ])
      expect(await decide(yard, old, 'release')).toBe('overtaken')
      expect([(await yard.read(old)).state, await yard.onShow()]).toEqual(['held', 30])
      expect(await decide(yard, newer, 'release')).toBe(15)
      expect([(await yard.read(old)).state, await yard.onShow()]).toEqual(['superseded', 15])
    })

    it('takes off no car that a feed which is still coming in has named', async () => {
      const yard = await yardOf(30)
      const old = await yard.begin([...carsOf(2), { ...feedCar(2), status: 'sold' }])
      expect(await yard.end(old)).toBe('held')
      await yard.begin(carsOf(20))
      expect(await decide(yard, old, 'release')).toBe(10)
      expect(await yard.onShow()).toBe(20)
    })

    it('that was decided on before a crash takes off no car that a newer one named', async () => {
      const { moveFeed } = await import('@/features/stock/feedWrites')
      const { finishFeeds } = await import('@/features/stock/feeds.worker')
      const yard = await yardOf(30)
      const old = await yard.begin(carsOf(3))
      await yard.end(old)
      expect(await moveFeed(await yard.read(old), 'released', {})).toBe(true)
      expect(await yard.end(await yard.begin(carsOf(28)))).toBe('committed')
      expect(await yard.onShow()).toBe(28)
      // The newer one carried it out first.
      expect(await finishFeeds(Date.now() + 61_000)).toBe(0)
      expect(await yard.onShow()).toBe(28)
    })
  })
}
