import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nearestFirst } from '@/search/cars/near'
import { FACETS, NUMS, type CarDoc, type SearchEngine, type SearchRequest } from '@/search/types'
import { bruteForce } from './bruteForce'
import { anyRefinement, asSet, batches, car, everywhere, NASTY } from './contractCars'
import { goldenCars } from './golden'
import { describeAgreement, replayGolden } from './replayGolden'
import { searchCases, YARD_DOCS } from './searchCases'

interface Options {
  /** Random requests per property. */
  runs: number
}

/** What both engines guarantee; run with each of them. */
export function searchContract(
  name: string,
  create: () => Promise<{ engine: SearchEngine; close(): Promise<void> }>,
  { runs }: Options,
): void {
  describe(`search contract: ${name}`, () => {
    vi.setConfig({ testTimeout: 60_000 })
    const cars = goldenCars()
    let engine: SearchEngine
    let close = async () => {}

    beforeAll(async () => {
      const made = await create()
      engine = made.engine
      close = made.close
      await engine.ready()
      await (await engine.rebuild(batches(cars))).visible()
    })
    afterAll(() => close())

    const visible = async (receipt: Promise<{ visible(): Promise<void> }>) => (await receipt).visible()
    const find = (request: Partial<SearchRequest>) =>
      engine.search({ scope: { dealershipIds: ['extra'] }, ...request })

    describe('in a yard of its own', () => {
      beforeAll(() => visible(engine.upsert(YARD_DOCS)))
      afterAll(() => visible(engine.remove(YARD_DOCS.map(({ id }) => id))))
      searchCases(() => engine)
    })

    it('S23: the nearest place first, each car once, the same from each engine', async () => {
      const places = { Far: 40, Close: 1, Middle: 12 }
      const docs = Object.keys(places).flatMap((place, at) =>
        Array.from({ length: 4 - at }, (_, rank) => ({
          ...car(`${place}${rank}`, { location_name: place, custom_rank: rank }),
          dealership_id: 'nearest',
        })),
      )
      await visible(engine.upsert(docs))
      const request: SearchRequest = { scope: { dealershipIds: ['nearest'] }, facets: ['location_name'] }
      const page = async (number: number) => {
        const paged = { ...request, page: number, perPage: 4 }
        return nearestFirst(engine, paged, await engine.search(paged), new Map(Object.entries(places)))
      }
      expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
        ['Close2', 'Close1', 'Close0', 'Middle1'],
        ['Middle0', 'Far3', 'Far2', 'Far1'],
        ['Far0'],
        [],
      ])
      await visible(engine.remove(docs.map(({ id }) => id)))
    })

    it('S25: gives the recorded answers of a production server', async () => {
      const agreement = await replayGolden(engine)
      console.log(`${name}: ${describeAgreement(agreement)}`)
      expect(agreement.structured.exact).toBe(agreement.structured.cases)
      expect(agreement.text.exact / agreement.text.cases).toBeGreaterThanOrEqual(0.97)
      expect(agreement.text.order).toBeGreaterThanOrEqual(0.9)
      expect(agreement.text.first).toBeGreaterThanOrEqual(0.95)
    })

    it('S4: counts and statistics are those of brute force over the cars, in any state of the filters', async () => {
      const { refinable, refine, ranges, scope } = anyRefinement(cars)
      await fc.assert(
        fc.asyncProperty(refine, ranges, scope, async (refined, ranged, dealershipIds) => {
          const request: SearchRequest = {
            scope: { dealershipIds },
            refine: refined,
            ranges: ranged,
            facets: refinable,
            stats: ['price', 'km', 'year', 'weekly_price'],
          }
          const truth = bruteForce(cars, request)
          const result = await engine.search({ ...request, perPage: 100 })
          const counted = Object.fromEntries(
            Object.entries(result.facets).map(([facet, list]) => [
              facet,
              list.filter(({ count }) => count > 0),
            ]),
          )
          expect(result.total).toBe(truth.total)
          expect(counted).toEqual(truth.facets)
          expect(result.stats).toEqual(truth.stats)
          if (truth.total <= 100) expect(asSet(result.ids)).toEqual(truth.ids)
        }),
        { numRuns: runs, seed: 500 },
      )
    })

    it('T5: finds nothing for an empty or unknown scope, in hits and in counts', async () => {
      for (const dealershipIds of [[], ['nobody'], [''], ['d1" OR dealership_id EXISTS']]) {
        const result = await engine.search({ scope: { dealershipIds }, facets: FACETS, stats: NUMS })
        expect(result).toMatchObject({ ids: [], total: 0, reachable: 0, pages: 0, stats: {} })
        expect(Object.values(result.facets).flat()).toEqual([])
      }
    })

    it('S8: takes hostile text as text, in every place where text goes', async () => {
      const mine = new Set(cars.filter((one) => one.dealership_id === 'd0').map((one) => one.id))
      const scope = { dealershipIds: ['d0'] }
      const random = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 60, seed: 7 })
      for (const text of [...NASTY, ...random]) {
        expect((await engine.search({ scope, refine: { make: [text] } })).ids).toEqual([])
        expect((await engine.search({ scope, where: { f: 'model', in: [text] } })).ids).toEqual([])
        expect((await engine.search({ scope: { dealershipIds: [text] } })).ids).toEqual([])
        const { ids } = await engine.search({ scope, q: text, perPage: 100 })
        expect(ids.filter((id) => !mine.has(id))).toEqual([])
      }
    })

    it('keeps refined values that nothing has, with 0', async () => {
      const { facets } = await engine.search({
        scope: everywhere,
        refine: { make: ['NoSuchMake', 'toyota'] },
        ranges: { price: { min: 1e9 } },
        facets: ['make'],
      })
      expect(facets.make?.map(({ count }) => count)).toEqual([0, 0])
    })

    it('clamps pages and page sizes and never fails on odd ones', async () => {
      const beyond = await engine.search({ scope: everywhere, page: 10_000 })
      expect(beyond).toMatchObject({ ids: [], total: 2000, reachable: 2000, pages: 96 })
      expect((await engine.search({ scope: everywhere, perPage: 5000 })).ids).toHaveLength(100)
      expect((await engine.search({ scope: everywhere, page: -3 })).ids).toEqual(
        (await engine.search({ scope: everywhere })).ids,
      )
      expect((await engine.search({ scope: everywhere, page: NaN })).ids).toHaveLength(21)
    })

    it('evaluates filter trees: not includes cars without the value, empty lists match nothing', async () => {
      const total = async (where: SearchRequest['where']) =>
        (await engine.search({ scope: everywhere, where })).total
      const cheap = await total({ f: 'price', max: 20_000 })
      const dear = await total({ f: 'price', min: 20_001 })
      const priceless = await total({ f: 'price', isNull: true })
      expect(priceless).toBe(cars.filter((one) => one.price === undefined).length)
      expect(cheap + dear + priceless).toBe(2000)
      expect(await total({ not: { f: 'price', max: 20_000 } })).toBe(dear + priceless)
      expect(
        await total({
          or: [
            { f: 'price', max: 20_000 },
            { f: 'price', isNull: true },
          ],
        }),
      ).toBe(cheap + priceless)
      expect(await total({ and: [] })).toBe(2000)
      expect(await total({ or: [] })).toBe(0)
      expect(await total({ f: 'id', in: [] })).toBe(0)
      expect(await total({ f: 'id', in: ['car_1', 'car_2', 'nobody'] })).toBe(2)
      expect(await total({ not: { f: 'id', in: ['car_1'] } })).toBe(1999)
      expect(await total({ f: 'year', in: [2019] })).toBe(await total({ f: 'year', min: 2019, max: 2019 }))
      expect(await total({ f: 'make', in: ['TOYOTA', ' toyota '] })).toBe(304)
    })

    it('puts missing values last in both directions', async () => {
      for (const sort of ['subscription_price:asc', 'subscription_price:desc'] as const) {
        const priced = cars.filter((one) => one.subscription_price !== undefined).length
        const last = await engine.search({
          scope: everywhere,
          sort: [sort],
          perPage: 100,
          page: Math.ceil(priced / 100) + 1,
        })
        expect(last.ids.map((id) => cars.find((one) => one.id === id)?.subscription_price)).toEqual(
          Array(100).fill(undefined),
        )
      }
    })

    it('reads quotes and a leading minus as plain words, and no more than ten words', async () => {
      const hilux = await engine.search({ scope: everywhere, q: 'toyota hilux' })
      expect((await engine.search({ scope: everywhere, q: '"toyota" -hilux' })).ids).toEqual(hilux.ids)
      const ten = Array(10).fill('toyota').join(' ')
      expect((await engine.search({ scope: everywhere, q: `${ten} zzzzqqq` })).total).toBeGreaterThan(0)
    })

    it('suggests values by their beginning, most frequent first, within the scope', async () => {
      const found = await engine.facetValues({ scope: everywhere, facet: 'make', prefix: 'MA' })
      expect(found.map(({ value }) => value)).toEqual(['Mazda'])
      expect(await engine.facetValues({ scope: { dealershipIds: [] }, facet: 'make', prefix: '' })).toEqual(
        [],
      )
      expect(
        await engine.facetValues({ scope: everywhere, facet: 'model', prefix: 'c', limit: 3 }),
      ).toHaveLength(3)
    })

    it('shows a write once its receipt says so: added, replaced, removed', async () => {
      await visible(engine.upsert([car('x1', { price: 10_000, rev: 1 }), car('x2')]))
      expect(asSet((await find({})).ids)).toEqual(['x1', 'x2'])
      await visible(
        engine.upsert([
          car('x1', { make: 'Mazda', model: 'BT-50', search_prefix: 'ma maz mazd mazda bt 50', rev: 2 }),
        ]),
      )
      expect((await find({ q: 'hilux' })).ids).toEqual(['x2'])
      expect((await find({ where: { f: 'price', isNull: true } })).total).toBe(2)
      expect(await engine.revisions(['extra'])).toEqual(
        new Map([
          ['x1', 2],
          ['x2', 0],
        ]),
      )
      await visible(engine.remove(['x1', 'x2', 'never-there']))
      expect(await find({ facets: ['make'] })).toMatchObject({ total: 0, facets: { make: [] } })
      expect((await engine.revisions([])).size).toBe(0)
    })

    it('rebuilds without a gap and keeps what is written meanwhile', async () => {
      const counts: number[] = []
      async function* slowly(): AsyncGenerator<CarDoc[]> {
        for await (const batch of batches(cars)) {
          counts.push((await engine.search({ scope: everywhere })).total)
          yield batch
        }
        await engine.upsert([car('meanwhile')])
        await engine.remove(['car_0'])
      }
      await visible(engine.rebuild(slowly()))
      await visible(engine.upsert([car('after')]))
      expect(counts).toEqual([2000, 2000, 2000, 2000])
      expect(asSet((await find({})).ids)).toEqual(['after', 'meanwhile'])
      expect((await engine.search({ scope: everywhere })).total).toBe(1999)
      await visible(engine.remove(['meanwhile', 'after']))
      await visible(engine.upsert(cars.slice(0, 1)))
    })
  })
}
