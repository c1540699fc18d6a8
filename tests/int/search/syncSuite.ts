import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEVER } from '@/lib/never'
import { faulty, type Faulty } from '../../helpers/faultyEngine'
import { feedCar, openWorld, type World } from '../../helpers/stockWorld'

const NO_DRIFT = { missing: [], stale: [], extra: [] }

/** The search sync on one database: SQLite without a url. */
export function syncSuite(what: string, url: string | undefined): void {
  describe(`search sync on ${what}`, () => {
    let world: World
    let search: Faulty
    const notified: string[] = []
    let sync: typeof import('@/search/sync/sync.worker')
    let drift: typeof import('@/search/sync/drift.worker')
    let rebuild: typeof import('@/search/sync/rebuild')
    let outbox: typeof import('@/search/sync/searchOutbox')
    let rows: typeof import('@/core/car/rows/carRows')
    let ingest: typeof import('@/features/stock/ingest')

    beforeAll(async () => {
      world = await openWorld(url)
      const { registerPageCache } = await import('@/cache/port')
      registerPageCache({
        id: 'test',
        clock: () => null,
        changed: () => null,
        invalidate: (tags) => void notified.push(...tags),
        veto: () => {},
        status: () => {},
        endBy: () => undefined,
      })
      sync = await import('@/search/sync/sync.worker')
      drift = await import('@/search/sync/drift.worker')
      rebuild = await import('@/search/sync/rebuild')
      outbox = await import('@/search/sync/searchOutbox')
      rows = await import('@/core/car/rows/carRows')
      ingest = await import('@/features/stock/ingest')
    })
    afterAll(() => world.close())

    let run = 0
    beforeEach(async () => {
      search = await faulty()
      // Each test has a dealership's worth of cars of its own and starts with an index that knows the earlier ones.
      run += 1000
      await settle()
      notified.length = 0
    })

    const push = (numbers: readonly number[], more: Record<string, unknown> = {}) =>
      ingest.ingestCars(
        { tenantId: world.a.tenantId, dealership: world.a.dealership, actor: 'test' },
        numbers.map((n) => feedCar(run + n, more)),
        { mode: 'batch' },
      )
    const stocknum = (n: number) => `U${10_000 + run + n}`
    const settle = async () => {
      for (let turn = 0; turn < 50 && (await sync.syncOnce(search.engine)); turn++);
    }
    const found = async () => {
      const { ids } = await search.inner.search({
        scope: { dealershipIds: [world.a.dealership.id] },
        perPage: 100,
        sort: ['created_at:desc'],
      })
      const heads = await rows.readCars(world.a.dealership.id, [1, 2, 3, 4, 5, 6, 7, 8, 9].map(stocknum))
      return heads
        .filter(({ id }) => ids.includes(String(id)))
        .map((row) => String(row.stocknum))
        .sort()
    }
    const head = async (n: number) => {
      const [row] = await rows.readCars(world.a.dealership.id, [stocknum(n)])
      if (!row) throw new Error(`No car ${n}`)
      return row
    }

    it('S7: carries pushed cars into the index, notes their revision and refreshes the pages that show them', async () => {
      await push([1, 2])
      const slugOf = async (n: number) => String((await head(n)).slug)
      // The car's own page shows the database: new with the write. The lists show the index: emptied once it has followed.
      expect(notified).toEqual(
        expect.arrayContaining([`car:alpha.test/${await slugOf(1)}`, `car:alpha.test/${await slugOf(2)}`]),
      )
      expect(notified.filter((tag) => !tag.startsWith('car:alpha.'))).toEqual([])
      notified.length = 0
      expect(await sync.syncOnce(search.engine)).toBe(true)
      expect(await found()).toEqual([stocknum(1), stocknum(2)])
      expect(await head(1)).toMatchObject({ rev: 1, indexed_rev: 1 })
      expect(notified).toEqual(expect.arrayContaining(['stock:alpha.test']))
      expect(notified.filter((tag) => !tag.startsWith('stock:alpha.'))).toEqual([])
      expect(await sync.syncOnce(search.engine)).toBe(false)
    })

    it('S2: leaves a car behind that changed between sending and being seen', async () => {
      await push([1])
      search.beforeVisible = async () => {
        search.beforeVisible = async () => {}
        await push([1], { price: 1_234 })
      }
      await sync.syncOnce(search.engine)
      expect(await head(1)).toMatchObject({ rev: 2, indexed_rev: 0, index_next_at: 0 })
      await settle()
      const scope = { dealershipIds: [world.a.dealership.id] }
      expect((await search.inner.search({ scope, ranges: { price: { max: 1_234 } } })).total).toBe(1)
      expect(await head(1)).toMatchObject({ rev: 2, indexed_rev: 2 })
    })

    it('S2: frees at its start what a killed worker had claimed', async () => {
      await push([1])
      await outbox.claimBehind(Date.now(), Date.now() + 60_000, 500, ['id'])
      expect(await sync.syncOnce(search.engine)).toBe(false)
      await rebuild.warmSearch(search.inner)
      expect(await sync.syncOnce(search.engine)).toBe(true)
      expect(await head(1)).toMatchObject({ rev: 1, indexed_rev: 1 })
    })

    it('takes withdrawn and hidden cars out of the index', async () => {
      await push([1, 2, 3])
      await settle()
      await push([2], { show_on_dealer_website: false })
      await rows.changeCar([['id', '=', String((await head(3)).id)]], { status: 'withdrawn' })
      await settle()
      expect(await found()).toEqual([stocknum(1)])
    })

    it('S1: waits out an engine that is away, counts nothing against the cars, and converges', async () => {
      await push([1, 2, 3])
      search.away = true
      expect(await sync.syncOnce(search.engine)).toBe(false)
      expect(await head(1)).toMatchObject({ indexed_rev: 0, index_attempts: 0 })
      expect((await outbox.backlog()).pending).toBe(3)
      search.away = false
      await sync.syncOnce(search.engine, Date.now() + 5_000)
      expect(await found()).toEqual([1, 2, 3].map(stocknum))
      expect(await outbox.backlog()).toEqual({ pending: 0, dead: 0, oldest: null })
    })

    it('takes new and sold cars before those whose facts changed earlier, and tells how long the longest waits', async () => {
      await push([1, 2, 3, 4])
      await settle()
      const changed = (n: number, set: Record<string, unknown>, at: number) =>
        head(n).then(({ id }) => rows.changeCar([['id', '=', String(id)]], set, at))
      await changed(1, { km: 1 }, 100)
      await changed(2, { km: 2 }, 200)
      await changed(3, { status: 'sold' }, 300)
      await push([5])
      const { lagMs, oldest, pending } = await drift.searchStatus()
      expect([pending, oldest]).toEqual([4, 100])
      expect(Math.abs(Date.now() - 100_000 - lagMs)).toBeLessThan(5000)
      const now = Date.now()
      const first = await outbox.claimBehind(now, now + 60_000, 2, ['stocknum'])
      expect(first.map((row) => row.stocknum).sort()).toEqual([stocknum(3), stocknum(5)])
      const rest = await outbox.claimBehind(now, now + 60_001, 1, ['stocknum'])
      expect(rest.map((row) => row.stocknum)).toEqual([stocknum(1)])
      await sync.syncOnce(search.engine, now + 61_000)
      expect(await drift.searchStatus()).toMatchObject({ pending: 0, lagMs: 0 })
    })

    it('halves a refused batch until the bad car stands alone, and gives it up after eight tries, until it changes', async () => {
      await push([1, 2, 3, 4, 5, 6, 7])
      const bad = String((await head(4)).id)
      search.refused.add(bad)
      await sync.syncOnce(search.engine)
      expect(await found()).toEqual([1, 2, 3, 5, 6, 7].map(stocknum))
      for (let turn = 1; turn <= 9; turn++) await sync.syncOnce(search.engine, Date.now() + turn * 600_000)
      expect(await head(4)).toMatchObject({ indexed_rev: 0, index_attempts: 8, index_next_at: NEVER })
      expect(await outbox.backlog()).toMatchObject({ pending: 0, dead: 1 })
      search.refused.clear()
      await push([4], { km: 5 })
      await settle()
      expect(await found()).toHaveLength(7)
    })

    it('shares the work between workers: each car is claimed once, and a dead worker claims nothing for ever', async () => {
      await push([1, 2, 3, 4])
      const now = Date.now()
      const [first, second] = [
        await outbox.claimBehind(now, now + 60_000.1, 2, ['id']),
        await outbox.claimBehind(now, now + 60_000.2, 10, ['id']),
      ]
      expect([first.length, second.length]).toEqual([2, 2])
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4)
      expect(await outbox.claimBehind(now + 59_000, now + 120_000, 10, ['id'])).toEqual([])
      expect(await outbox.claimBehind(now + 61_000, now + 120_000, 10, ['id'])).toHaveLength(4)
      await sync.syncOnce(search.engine, now + 130_000)
      expect(await found()).toHaveLength(4)
    })

    it('S3: finds and repairs what an engine lost, kept too long or holds in an older version', async () => {
      await push([1, 2, 3])
      await settle()
      await rebuild.rebuildSearch(search.engine)
      const [lost, old] = [await head(1), await head(2)]
      const doc = {
        id: String(old.id),
        dealership_id: world.a.dealership.id,
        make: 'Old',
        model: 'Old',
        year: 2000,
        car_type: 'used',
        status: 'in_stock',
        certified: false,
        created_at: 1,
        search_prefix: '',
        rev: 0,
      }
      await search.inner.remove([String(lost.id)])
      await search.inner.upsert([doc, { ...doc, id: 'never-sold-here' }])
      const found = await drift.checkSearch({ engine: search.engine, repair: true })
      expect(found).toMatchObject({ missing: [lost.id], stale: [old.id], extra: ['never-sold-here'] })
      await settle()
      expect(await drift.checkSearch({ engine: search.engine })).toMatchObject(NO_DRIFT)
    })

    it('rebuilds from the database while cars are written', async () => {
      await push([1, 2, 3])
      await settle()
      const during = push([4])
      const { cars } = await rebuild.rebuildSearch(search.engine)
      await during
      await settle()
      expect(cars).toBeGreaterThanOrEqual(3)
      expect(await drift.checkSearch({ engine: search.engine })).toMatchObject(NO_DRIFT)
      expect(await found()).toEqual([1, 2, 3, 4].map(stocknum))
    })

    it('S5: answers from the database while the engine is away, the same but for the mark', async () => {
      await push([1, 2, 3])
      await settle()
      await rebuild.rebuildSearch(search.engine)
      const { FallbackEngine } = await import('@/search/fallback')
      const engine = new FallbackEngine(search.engine)
      const request = {
        scope: { dealershipIds: [world.a.dealership.id] },
        q: 'mazda',
        facets: ['make' as const],
        stats: ['price' as const],
      }
      const { tookMs: _, ...normal } = await engine.search(request)
      search.away = true
      const { tookMs: __, ...degraded } = await engine.search(request)
      expect(degraded).toEqual({ ...normal, degraded: true })
      expect(await engine.facetValues({ ...request, facet: 'make', prefix: 'm' })).toEqual(normal.facets.make)
      expect((await engine.search({ scope: { dealershipIds: [world.b.dealership.id] } })).total).toBe(0)
    })
  })
}
