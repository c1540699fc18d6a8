/**
 * Random histories of what two keys, a file and staff say of a few cars, as single calls, feeds and files, held ones and those
 * put back, against a small model: what each source said last, and who said the newest thing of each fact.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import { isFull } from '../../helpers/full'
import { openWorld, type World } from '../../helpers/stockWorld'

const FACTS = ['price', 'km', 'badge', 'colour', 'variant.torque'] as const
type Fact = (typeof FACTS)[number]
const SOURCES = ['key:yard', 'key:tool', 'file:prices'] as const
type Source = (typeof SOURCES)[number]
const CARS = ['C1', 'C2', 'C3'] as const
type CarNumber = (typeof CARS)[number]
const COLUMNS: readonly Fact[] = ['price', 'badge']
const VALUES: Record<Fact, readonly (number | string)[]> = {
  // Near each other, so that no price waits.
  price: [20_000, 21_000, 22_000],
  km: [1, 2, 3],
  badge: ['GX', 'VX', 'Sahara'],
  colour: ['Red', 'Blue'],
  'variant.torque': [200, 300],
}
const BASE = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
type Said = Partial<Record<Fact, number | string>>

const car = fc.constantFrom(...CARS)
const source = fc.constantFrom(...SOURCES)
const said: fc.Arbitrary<Said> = fc.record(
  {
    price: fc.constantFrom(...VALUES.price),
    km: fc.constantFrom(...VALUES.km),
    badge: fc.constantFrom(...VALUES.badge),
    colour: fc.constantFrom(...VALUES.colour),
    'variant.torque': fc.constantFrom(...VALUES['variant.torque']),
  },
  { requiredKeys: [] },
)
const whole = fc.record({ stocknum: car, said })
/** With a price: one that vanishes from a list waits, or holds it. */
const priced = fc.record({
  stocknum: car,
  said: fc.tuple(said, fc.constantFrom(...VALUES.price)).map(([words, price]) => ({ ...words, price })),
})
const list = fc.uniqueArray(priced, { selector: ({ stocknum }) => stocknum, minLength: 1, maxLength: 3 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), source, car: whole }),
  fc.record({ kind: fc.constant('patch' as const), source, car: whole }),
  fc.record({
    ...{ kind: fc.constant('feed' as const), source, list },
    end: fc.constantFrom('commit', 'undo', 'reject', 'release', 'leave'),
  }),
  fc.record({ kind: fc.constant('file' as const), list, end: fc.constantFrom('commit', 'undo', 'reject') }),
  fc.record({ kind: fc.constant('staff' as const), stocknum: car, colour: fc.constantFrom('Lime', 'Teal') }),
  fc.record({ kind: fc.constant('staffCar' as const), stocknum: car }),
  fc.record({ kind: fc.constant('delete' as const), source, stocknum: car }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface ModelCar {
  said: Record<Source, Said>
  /** Who said the newest thing of a fact that stands; null where that cannot be told. */
  newest: Partial<Record<Fact, Source | null>>
  staff: Partial<Record<Fact, number | string>>
  brings: Set<Source | 'staff'>
  shown: boolean
  /** Sources whose list lacked it before a person put it back. */
  absent: Set<Source>
}
type Model = Map<CarNumber, ModelCar>

const nothing = (): ModelCar => ({
  ...{ said: { 'key:yard': {}, 'key:tool': {}, 'file:prices': {} }, newest: {}, staff: {} },
  ...{ brings: new Set<Source | 'staff'>(), shown: false, absent: new Set<Source>() },
})

function hear(model: ModelCar, who: Source, words: Said, facts: readonly Fact[]): void {
  for (const fact of facts) {
    const [before, value] = [model.said[who][fact], words[fact]]
    if (value === before) continue
    if (value !== undefined) {
      model.said[who][fact] = value
      model.newest[fact] = who
      continue
    }
    delete model.said[who][fact]
    if (model.newest[fact] !== who) continue
    const others = SOURCES.filter((other) => model.said[other][fact] !== undefined)
    model.newest[fact] = others.length === 1 ? others[0] : null
    if (others.length === 0) delete model.newest[fact]
  }
}

function name(model: ModelCar, who: Source): void {
  model.brings.add(who)
  model.absent.delete(who)
  model.shown = true
}

/** A whole list of `who` does not name it. Whether it took the car off. */
function lack(model: ModelCar, who: Source): boolean {
  if (!model.shown || model.absent.has(who)) return false
  const brought = model.brings.delete(who)
  if (model.brings.size === 0) {
    model.shown = false
    return true
  }
  if (!brought) return false
  // What it said is nobody's, and stays.
  for (const fact of FACTS) if (model.newest[fact] === who) model.newest[fact] = null
  model.said[who] = {}
  return false
}

const itemOf = (stocknum: string, { 'variant.torque': torque, ...facts }: Said) => ({
  ...BASE,
  ...facts,
  ...(torque === undefined ? {} : { variant: { torque } }),
  stocknum,
})

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
      const { ingestCars } = await import('@/stock/ingest')
      const { withdrawCar } = await import('@/stock/withdraw')
      const { findFeed } = await import('@/db/feedRows')
      const { openFeed } = await import('@/db/feedWrites')
      const { commitFeed, decideFeed, feedCars } = await import('@/stock/feeds')
      const { undoFeed } = await import('@/stock/undoFeed')
      const { sourcesIn } = await import('@/domain/owners/sources')
      const { valuesOwned } = await import('@/domain/owners/standing')
      const { FACT_FIELDS } = await import('@/domain/car/facts')
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
              const told = FACTS.filter((fact) => (all[fact] ?? null) !== null)
              return [name, Object.fromEntries(told.map((fact) => [fact, all[fact]]))]
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
        const named = step.kind === 'put' ? FACTS : FACTS.filter((fact) => words[fact] !== undefined)
        hear(of(stocknum), step.source, words, named)
        if (step.kind === 'put') name(of(stocknum), step.source)
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
        const named = new Set(words.map(({ stocknum }) => stocknum))
        const taken = [...model]
          .filter(([number]) => !named.has(number))
          .filter(([, known]) => lack(known, who))
        const shown = new Map([...named].map((number) => [number, model.get(number)?.shown]))
        for (const { stocknum, said: some } of words) {
          hear(of(stocknum), who, some, columns ?? FACTS)
          name(of(stocknum), who)
        }
        if (step.end !== 'undo') return
        await feed.undo()
        expect(await yard.view(), 'a feed that was put back').toBe(before)
        for (const [number, was] of shown) {
          const known = of(number)
          // What stands now was shown before; who said it newest is the model's no more.
          known.newest = Object.fromEntries(FACTS.map((fact) => [fact, null]))
          known.shown = was ?? false
          if (was === undefined) known.brings.clear()
        }
        for (const [, known] of taken) {
          known.shown = true
          known.absent.add(who)
        }
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
        if (known?.shown) {
          known.shown = false
          known.brings.clear()
        }
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
