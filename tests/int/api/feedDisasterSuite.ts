/** Disastrous feeds on one store: they are held before they show, and normal feeds are not held. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { disasters, honestDays, type Run, type Story } from '../../helpers/feedStories'
import { openWorld, type World } from '../../helpers/stockWorld'

const SEED = 20_261_124
const carSchema = z.object({ stocknum: z.string(), price: z.number().nullable() })

interface Counts {
  disasters: number
  honest: number
}

/** `url`: of the database; absent for the embedded one. */
export function feedDisasterSuite(what: string, counts: Counts, url?: string): void {
  let world: World
  beforeAll(async () => {
    world = await openWorld(url)
  })
  afterAll(() => world?.close())

  let yards = 0
  async function yardOf(stock: Story['stock']) {
    const { table } = await import('@/db/table')
    const { ingestCars } = await import('@/features/stock/ingest')
    const tenantId = world.a.tenantId
    const facts = { slug: `yard-${++yards}`, name: `Yard ${yards}` }
    const id = (await (await table('dealerships')).insert({ ...facts, tenant: tenantId })) ?? ''
    const ctx = { tenantId, dealership: { id, ...facts }, actor: 'test' }
    if (stock.length) await ingestCars(ctx, stock, { mode: 'batch' })
    return ctx
  }
  type Yard = Awaited<ReturnType<typeof yardOf>>

  async function push({ tenantId, dealership, ...ctx }: Yard, { items, expected }: Run) {
    const { findFeed } = await import('@/features/stock/feedRows')
    const { openFeed } = await import('@/features/stock/feedWrites')
    const { commitFeed, feedCars } = await import('@/features/stock/feeds')
    const yard = { tenantId, dealership, ...ctx }
    const id = await openFeed({
      tenant: tenantId,
      dealership_id: dealership.id,
      dealership_slug: dealership.slug,
      expected_count: expected ?? null,
      key_id: 'test',
    })
    const feed = async () => {
      const row = await findFeed(tenantId, id)
      if (!row) throw new Error('the feed is gone')
      return row
    }
    const half = Math.ceil(items.length / 2)
    for (const chunk of [items.slice(0, half), items.slice(half)])
      if (chunk.length) await feedCars(yard, await feed(), chunk, false)
    return { ...(await commitFeed(yard, await feed(), null, false)), feed }
  }

  async function onShow({ dealership }: Yard): Promise<Map<string, number>> {
    const { table } = await import('@/db/table')
    const rows = await (
      await table('cars')
    ).find([
      ['dealership_id', '=', dealership.id],
      ['status', 'in', ['in_stock', 'coming_soon']],
    ])
    return new Map(
      rows.map((row) => carSchema.parse(row)).map(({ stocknum, price }) => [stocknum, price ?? 0]),
    )
  }

  /** What shoppers would have seen of it. */
  function harm(before: Map<string, number>, after: Map<string, number>) {
    const [gone, moved] = [[...before.keys()].filter((one) => !after.has(one)).length, { count: 0 }]
    for (const [stocknum, price] of before) {
      const now = after.get(stocknum)
      if (now !== undefined && Math.abs(now - price) > price / 2) moved.count++
    }
    return { gone, moved: moved.count, strange: [...after.keys()].filter((one) => !before.has(one)).length }
  }

  describe(`feeds that cannot hurt, on ${what}`, () => {
    it(
      `${counts.disasters} disasters are held, and next to nothing of them was ever on the site`,
      { timeout: 300_000 },
      async () => {
        const kinds = new Set<string>()
        for (const [n, { kind, stock, runs }] of disasters(counts.disasters, SEED).entries()) {
          const yard = await yardOf(stock)
          const before = await onShow(yard)
          const states: string[] = []
          for (const run of runs) states.push((await push(yard, run)).state)
          const { gone, moved, strange } = harm(before, await onShow(yard))
          const label = `${n} ${kind}, ${stock.length} cars: ${states.join(' ')}`
          expect(states, label).toContain('held')
          // A feed after the first that is held passes only when it is harmless beside what came before.
          expect(gone, label).toBeLessThanOrEqual(Math.max(10, stock.length * 0.2))
          expect(moved, label).toBeLessThanOrEqual(stock.length * 0.2)
          expect(strange, label).toBe(0)
          kinds.add(kind)
        }
        expect(kinds.size).toBeGreaterThan(20)
      },
    )

    it(`${counts.honest} honest feeds are not held`, async () => {
      for (const [n, { kind, stock, runs }] of honestDays(counts.honest, SEED).entries()) {
        const yard = await yardOf(stock)
        for (const run of runs) {
          const { state, held_reason } = await push(yard, run)
          expect([n, kind, state, held_reason]).toEqual([n, kind, 'committed', null])
        }
        const last = runs.at(-1)?.items ?? []
        const shown = last.filter(({ status }) => status !== 'sold').map(({ stocknum }) => stocknum)
        expect(new Set((await onShow(yard)).keys()), `${n} ${kind}`).toEqual(new Set(shown))
      }
    })
  })

  describe(`what a held feed brought, on ${what}`, () => {
    const [, wrong] = disasters(200, SEED).filter(({ kind }) => kind === 'wrong dealership')
    const story = wrong ?? { kind: '', stock: [], runs: [] }
    const strangers = (shown: Map<string, number>) =>
      [...shown.keys()].filter((one) => /^S1\d{4}$/.test(one)).length

    it('waits off the site, comes with a release and stays away with a reject', async () => {
      const { decideFeed } = await import('@/features/stock/feeds')
      const by = { who: 'anna', via: 'cli' } as const
      const yard = await yardOf(story.stock)
      const [run] = story.runs
      if (!run) throw new Error('no run')
      const first = await push(yard, run)
      expect(first).toMatchObject({ state: 'held', missing: story.stock.length })
      expect(strangers(await onShow(yard))).toBe(0)
      expect(await decideFeed(yard.tenantId, first.id, 'reject', by)).toBe(0)
      expect((await onShow(yard)).size).toBe(story.stock.length)
      // The same file again: its cars have rows by now, and wait all the same.
      const second = await push(yard, run)
      expect(second.state).toBe('held')
      expect(strangers(await onShow(yard))).toBe(0)
      expect(await decideFeed(yard.tenantId, second.id, 'release', by)).toBe(story.stock.length)
      expect((await onShow(yard)).size).toBe(run.items.length)
      expect(strangers(await onShow(yard))).toBe(run.items.length)
    })

    it('a decision that a crash cut off is carried out later, once', async () => {
      const { moveFeed } = await import('@/features/stock/feedWrites')
      const { finishFeeds } = await import('@/features/stock/feeds.worker')
      const yard = await yardOf(story.stock)
      const [run] = story.runs
      if (!run) throw new Error('no run')
      const { feed } = await push(yard, run)
      const held = await feed()
      expect(held.owed_at).toBeNull()
      expect(await moveFeed(held, 'released', {})).toBe(true)
      expect(await moveFeed(held, 'rejected', {})).toBe(false)
      expect(await finishFeeds(Date.now())).toBe(0)
      expect((await onShow(yard)).size).toBe(story.stock.length)
      expect(await finishFeeds(Date.now() + 61_000)).toBe(1)
      expect(strangers(await onShow(yard))).toBe(run.items.length)
      expect(await finishFeeds(Date.now() + 61_000)).toBe(0)
    })
  })
}
