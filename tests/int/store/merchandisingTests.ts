import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payload, Where } from 'payload'
import { feedCar, type Party, type World } from '../../helpers/stockWorld'

type Row = Record<string, unknown>

/** Rules of two dealers over their cars; `open` returns when the suite's world is ready. */
export function merchandisingTests(open: () => World): void {
  describe('B7 merchandising rules', () => {
    let db: Payload
    let count = 800
    let run: (now?: Date) => Promise<number>

    beforeAll(async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      db = await getDb()
    })
    beforeEach(async () => {
      await db.delete({
        collection: 'merchandising-rules',
        where: { id: { exists: true } },
        overrideAccess: true,
      })
      const { applyRulesOnce, newProgress } = await import('@/features/merchandising/merchandising.worker')
      const progress = newProgress()
      run = (now = new Date()) => applyRulesOnce(progress, now)
      await run()
    })

    const rule = ({ tenantId }: Party, more: Row) =>
      db.create({
        collection: 'merchandising-rules',
        overrideAccess: true,
        data: {
          ...{ tenant: tenantId, title: 'Bare', kind: 'few_photos', amount: 5, effect: 'down' },
          ...{ position: 1, enabled: true },
          ...more,
        },
      })

    async function car({ tenantId, dealership }: Party, more: Row = {}) {
      const { ingestCars } = await import('@/features/stock/ingest')
      const base = feedCar(count++, { images: [{ image: { url: '/media/demo/a.jpg' } }], ...more })
      const feed = (facts: Row) =>
        ingestCars({ tenantId, dealership, actor: 'Yard' }, [{ ...base, ...facts }], { mode: 'batch' })
      const { summary } = await feed({})
      expect(summary.created).toBe(1)
      const where: Where = {
        and: [{ stocknum: { equals: base.stocknum } }, { tenant: { equals: tenantId } }],
      }
      const { docs } = await db.find({ collection: 'cars', where, overrideAccess: true, depth: 0 })
      const id = docs[0]?.id ?? ''
      const read = () => db.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 })
      return { id, feed, read }
    }

    it('a rule that cannot be read keeps no other from counting', async () => {
      const { a, b } = open()
      const own = await car(a)
      const { id } = await rule(b, {})
      await rule(a, {})
      const { table } = await import('@/db/table')
      await (await table('merchandising-rules')).update([['id', '=', id]], { kind: 'unheard of' })
      await run()
      expect((await own.read()).rule_rank).not.toBeNull()
    })

    it('touch the cars that fit, of their own dealer alone', async () => {
      const { a, b } = open()
      const [own, other] = [await car(a), await car(b)]
      await rule(a, {})
      await run()
      expect(await own.read()).toMatchObject({ rule_rank: -1, rule_tag: null })
      expect((await other.read()).rule_rank ?? null).toBeNull()
      await rule(b, { title: 'First', effect: 'up' })
      await run()
      expect(await own.read()).toMatchObject({ rule_rank: -1 })
      expect(await other.read()).toMatchObject({ rule_rank: 1 })
    })

    it('change no fact and no rank of the feed, survive it, and end with the rule', async () => {
      const { a } = open()
      const { feed, read } = await car(a)
      const before = await read()
      const { id } = await rule(a, { kind: 'few_photos', effect: 'tag', tag: 'Photos soon' })
      await run()
      const touched = await read()
      expect(touched).toMatchObject({ rule_tag: 'Photos soon', rule_rank: 0 })
      const { rev: _rev, ...facts } = before
      for (const name of ['tag', 'price', 'custom_rank', 'updated_at', 'overrides', 'content_hash'] as const)
        expect(touched[name] ?? null).toEqual(facts[name] ?? null)
      expect(touched.rev).toBeGreaterThan(before.rev ?? 0)
      expect((await feed({ price: 12_345 })).summary.updated).toBe(1)
      expect(await read()).toMatchObject({ price: 12_345, rule_tag: 'Photos soon' })
      expect((await feed({ price: 12_345 })).summary.unchanged).toBe(1)
      await db.update({
        collection: 'merchandising-rules',
        id,
        data: { enabled: false },
        overrideAccess: true,
      })
      await run()
      expect(await read()).toMatchObject({ price: 12_345, rule_tag: null, rule_rank: null })
    })

    it('end for a car that no longer fits, and meet one that a push brings, without looking at all cars', async () => {
      const { a } = open()
      await rule(a, {})
      const early = await car(a)
      await run()
      const late = await car(a)
      expect(await run()).toBe(1)
      expect(await late.read()).toMatchObject({ rule_rank: -1 })
      const images = Array.from({ length: 6 }, (_, n) => ({ image: { url: `/media/demo/${n}.jpg` } }))
      await early.feed({ images })
      expect(await run()).toBe(1)
      expect(await early.read()).toMatchObject({ rule_rank: null })
      expect(await run()).toBe(0)
    })

    it('write a deleted rule’s end, and what they did into the car’s history', async () => {
      const { a } = open()
      const { id, read } = await car(a)
      const made = await rule(a, { title: 'Bare cars last' })
      await run()
      await db.delete({ collection: 'merchandising-rules', id: made.id, overrideAccess: true })
      await run()
      expect(await read()).toMatchObject({ rule_rank: null })
      const { docs } = await db.find({
        ...{ collection: 'car-history', where: { car_id: { equals: id } }, sort: 'at', overrideAccess: true },
      })
      expect(docs.map(({ who, via, changes }) => [who, via, changes])).toEqual([
        ['Bare cars last', 'rule', { rule_rank: { from: null, to: -1 } }],
        ['The end of a rule', 'rule', { rule_rank: { from: -1, to: null } }],
      ])
    })

    it('count the views of the last days of the dealer’s own cars', async () => {
      const { a } = open()
      const old = Math.floor(Date.now() / 1000) - 40 * 86_400
      const [seen, unseen] = [await car(a, { created_at: old }), await car(a, { created_at: old })]
      const day = new Date().toISOString().slice(0, 10)
      const { addToFigure } = await import('@/core/dealer/rows/figureRows')
      await addToFigure({ tenant: a.tenantId, day, kind: 'car_view', name: seen.id }, 30)
      await rule(a, { kind: 'few_views', amount: 10, effect: 'tag', tag: 'Hidden gem' })
      await run()
      expect((await seen.read()).rule_tag ?? null).toBeNull()
      expect(await unseen.read()).toMatchObject({ rule_tag: 'Hidden gem' })
    })

    it('a full feed still finds a car missing that a rule has touched meanwhile', async () => {
      const { a } = open()
      const { id, read } = await car(a)
      const { findFeed } = await import('@/features/stock/feedRows')
      const { stockBeside } = await import('@/features/stock/feedCounts')
      const { openFeed } = await import('@/features/stock/feedWrites')
      const { table } = await import('@/db/table')
      const feedId = await openFeed({
        ...{ tenant: a.tenantId, dealership_id: a.dealership.id, dealership_slug: 'city' },
        ...{ expected_count: null, key_id: 'k' },
      })
      // The car, the feed and the rule, each in another second.
      const [pushed, opened] = [Math.floor(Date.now() / 1000) - 10, new Date(Date.now() - 5_000)]
      await (await table('cars')).update([['id', '=', id]], { updated_at: pushed })
      await (await table('stock-feeds')).update([['id', '=', feedId]], { createdAt: opened })
      await rule(a, {})
      await run()
      expect(await read()).toMatchObject({ rule_rank: -1 })
      const feed = await findFeed(a.tenantId, feedId)
      if (!feed) throw new Error('no feed')
      expect((await stockBeside(feed, { numbers: new Set(), vins: new Map() })).missing).toContain(
        (await read()).stocknum,
      )
    })

    it('a preview names the cars, why, and those that keep a tag of their own, and writes nothing', async () => {
      const { a } = open()
      const [plain, own] = [await car(a), await car(a, { tag: 'One owner' })]
      const { dealerCars, touchedBy } = await import('@/features/merchandising/preview')
      const now = new Date()
      const wanted = {
        id: '',
        title: 'This rule',
        kind: 'few_photos',
        amount: 5,
        effect: 'tag',
        tag: 'New',
      } as const
      const cars = touchedBy(wanted, [], await dealerCars(a.tenantId, now), now)
      const of = (id: string) => cars.find((one) => one.id === id)
      expect(of(plain.id)).toMatchObject({ reason: '1 photo', idle: null })
      expect(of(own.id)).toMatchObject({ idle: 'Has a tag of its own: One owner' })
      expect((await plain.read()).rule_rank ?? null).toBeNull()
      const foreign = touchedBy(wanted, [], await dealerCars(open().b.tenantId, now), now)
      expect(foreign.map(({ id }) => id)).not.toContain(plain.id)
    })
  })
}
