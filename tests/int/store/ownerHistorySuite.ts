/**
 * Random histories of what two keys, a file and staff say of a few cars, as single calls, feeds and files, held ones and those
 * put back, against a small model: what each source said last, and who said the newest thing of each fact.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import { isFull } from '../../helpers/full'
import { openWorld, type World } from '../../helpers/stockWorld'
import {
  BASE,
  COLUMNS,
  FACTS,
  SOURCES,
  hear,
  list,
  itemOf,
  nothing,
  say,
  step,
  takeOff,
  type CarNumber,
  type Model,
  type ModelCar,
  type Source,
  type Step,
} from './ownerModel'

/** `url`: of the database; absent for the embedded one. */
export function ownerHistorySuite(what: string, url?: string): void {
  describe(`nothing of another owner is lost, on ${what}`, () => {
    let world: World
    let db: Payload
    let user: TypedUser
    let yards = 0
    beforeAll(async () => {
      world = await openWorld(url)
      db = await (await import('@/db/payload')).getDb()
      const made = await db.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          ...{ email: 'owners@staff.example', password: 'correct horse battery', name: 'E' },
          ...{ role: 'editor', tenants: [world.a.tenantId], disabled: false, demo: false },
        },
      })
      user = { ...made, collection: 'users' }
    })
    afterAll(() => world?.close())

    async function yard() {
      const { table } = await import('@/db/table')
      const { ingestCars } = await import('@/features/stock/ingest')
      const { withdrawCar } = await import('@/features/stock/withdraw')
      const { findFeed } = await import('@/features/stock/feedRows')
      const { openFeed } = await import('@/features/stock/feedWrites')
      const { commitFeed, decideFeed, feedCars } = await import('@/features/stock/feeds')
      const { undoFeed } = await import('@/features/stock/undoFeed')
      const { sourcesIn } = await import('@/core/car/owners/sources')
      const { valuesOwned } = await import('@/core/car/owners/carState')
      const { FACT_FIELDS } = await import('@/core/car/facts')
      const { tenantId } = world.a
      const facts = { slug: `own-${++yards}`, name: `Own ${yards}` }
      const id = (await (await table('dealerships')).insert({ ...facts, tenant: tenantId })) ?? ''
      const dealership = { id, ...facts }
      const ctx = { tenantId, dealership, actor: 'test' }
      const by = { who: 'e', via: 'admin' } as const
      const rows = async () =>
        (await table('cars')).find([['dealership_id', '=', id]], { sort: [['stocknum', 'asc']] })
      return {
        rows,
        /** What pages, search and files are made of. */
        view: async () =>
          JSON.stringify(
            (await rows())
              .filter(({ status }) => status !== 'withdrawn')
              .map((row) =>
                ['slug', 'price_history', 'location_id', ...FACT_FIELDS].map((name) => row[name] ?? null),
              ),
          ),
        saidOf: async (stocknum: string) => {
          const row = (await rows()).find((one) => one.stocknum === stocknum)
          const sources = sourcesIn(row?.sources)
          if (!row || !sources) return null
          const values = valuesOwned(row, sources)
          return Object.fromEntries(
            SOURCES.map((name) => {
              const { owns = [], hidden = {} } = sources[name] ?? {}
              const own = Object.fromEntries(owns.map((path) => [path, values[path]]))
              const all: Record<string, unknown> = { ...own, ...hidden }
              const notified = FACTS.filter((fact) => (all[fact] ?? null) !== null)
              return [name, Object.fromEntries(notified.map((fact) => [fact, all[fact]]))]
            }),
          )
        },
        send: (who: Source, item: unknown, mode: 'batch' | 'patch') =>
          ingestCars({ ...ctx, source: who }, [item], { mode }),
        remove: (who: Source, stocknum: string) => withdrawCar({ ...ctx, source: who }, stocknum),
        feed: async (who: Source, items: readonly unknown[], columns?: readonly string[]) => {
          const feed = await openFeed({
            ...{ tenant: tenantId, dealership_id: id, dealership_slug: facts.slug, expected_count: null },
            ...{ key_id: null, source: who, ...(columns ? { taking: { columns: [...columns] } } : {}) },
          })
          const read = async () => {
            const row = await findFeed(tenantId, feed)
            if (!row) throw new Error('the feed is gone')
            return row
          }
          await feedCars(ctx, await read(), items, false)
          const commit = async (count: number | null) =>
            (await commitFeed(ctx, await read(), count, false)).state
          return {
            commit,
            decide: (decision: 'release' | 'reject') => decideFeed(tenantId, feed, decision, by),
            undo: () => undoFeed(tenantId, feed, by),
          }
        },
        save: async (stocknum: string, data: Record<string, unknown>) => {
          const row = (await rows()).find((one) => one.stocknum === stocknum)
          if (!row) return false
          await db.update({
            ...{ collection: 'cars', id: String(row.id), data, user, overrideAccess: false, depth: 0 },
          })
          return true
        },
        make: (stocknum: string) =>
          db.create({
            ...{ collection: 'cars', user, overrideAccess: false, depth: 0 },
            data: {
              ...{ ...BASE, car_type: 'used', tenant: tenantId, dealership_id: id, stocknum },
              ...{ dealership_slug: facts.slug, price: 9_000, status: 'in_stock', id: '', slug: '' },
              ...{ name: '', created_at: 1 },
            },
          }),
      }
    }
    type Yard = Awaited<ReturnType<typeof yard>>

    async function take(yard: Yard, model: Model, step: Step): Promise<void> {
      const of = (stocknum: CarNumber): ModelCar => {
        const known = model.get(stocknum) ?? nothing()
        model.set(stocknum, known)
        return known
      }
      if (step.kind === 'put' || step.kind === 'patch') {
        const { stocknum, said: words } = step.car
        if (step.kind === 'patch' && !model.has(stocknum)) return
        const item = itemOf(stocknum, words)
        const { make, model: _, year, car_type, ...change } = item
        void [make, year, car_type]
        await yard.send(
          step.source,
          step.kind === 'put' ? item : change,
          step.kind === 'put' ? 'batch' : 'patch',
        )
        const named = FACTS.filter((fact) => words[fact] !== undefined)
        if (step.kind === 'put') say(of(stocknum), step.source, words, FACTS)
        else hear(of(stocknum), step.source, words, named)
        of(stocknum).absent.delete(step.source)
      } else if (step.kind === 'feed' || step.kind === 'file') {
        const who = step.kind === 'file' ? 'file:prices' : step.source
        const columns = step.kind === 'file' || who === 'file:prices' ? COLUMNS : undefined
        const before = await yard.view()
        const words = step.list.map(({ stocknum, said: all }) => ({
          stocknum,
          said: columns
            ? Object.fromEntries(
                columns.flatMap((fact) => (all[fact] === undefined ? [] : [[fact, all[fact]]])),
              )
            : all,
        }))
        const feed = await yard.feed(
          who,
          words.map(({ stocknum, said: some }) => itemOf(stocknum, some)),
          columns && [...Object.keys(BASE), ...columns],
        )
        expect(await yard.view(), 'a feed that is not committed').toBe(before)
        if (step.end === 'leave') return
        const isHeld = step.end === 'reject' || step.end === 'release'
        expect(await feed.commit(isHeld ? 99 : null)).toBe(isHeld ? 'held' : 'committed')
        if (isHeld) expect(await yard.view(), 'a held feed').toBe(before)
        if (step.end === 'reject') {
          await feed.decide('reject')
          expect(await yard.view(), 'a rejected feed').toBe(before)
          return
        }
        if (step.end === 'release') await feed.decide('release')
        const back = list(model, who, words, columns ?? FACTS)
        if (step.end !== 'undo') return
        await feed.undo()
        expect(await yard.view(), 'a feed that was put back').toBe(before)
        back()
      } else if (step.kind === 'staff') {
        if (await yard.save(step.stocknum, { colour: step.colour }))
          of(step.stocknum).staff.colour = step.colour
      } else if (step.kind === 'staffCar') {
        if (model.has(step.stocknum)) return
        await yard.make(step.stocknum)
        of(step.stocknum).staff = { price: 9_000 }
        of(step.stocknum).brings.add('staff')
        of(step.stocknum).shown = true
      } else {
        await yard.remove(step.source, step.stocknum)
        const known = model.get(step.stocknum)
        if (known?.shown) takeOff(known)
      }
    }

    async function compare(yard: Yard, model: Model): Promise<void> {
      const rows = new Map((await yard.rows()).map((row) => [String(row.stocknum), row]))
      for (const [stocknum, car] of model) {
        const { said: all, newest, staff } = car
        const row = rows.get(stocknum)
        expect([stocknum, row?.status !== 'withdrawn']).toEqual([stocknum, car.shown])
        expect((await yard.saidOf(stocknum)) ?? all, `what was said of ${stocknum}`).toEqual(all)
        for (const fact of FACTS) {
          const shown = fact === 'variant.torque' ? Object(row?.variant).torque : row?.[fact]
          const who = newest[fact]
          if (fact in staff) expect([stocknum, fact, shown]).toEqual([stocknum, fact, staff[fact]])
          else if (who) expect([stocknum, fact, who, shown]).toEqual([stocknum, fact, who, all[who][fact]])
        }
      }
    }

    const runs = isFull ? 1_000 : 30
    it(`${runs} histories`, { timeout: 1_800_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
          const [place, model] = [await yard(), new Map<CarNumber, ModelCar>()]
          for (const one of steps) {
            await take(place, model, one)
            await compare(place, model)
          }
        }),
        { numRuns: runs, ...(isFull ? {} : { seed: 97 }), endOnFailure: false },
      )
    })
  })
}
