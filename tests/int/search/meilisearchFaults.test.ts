import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MeilisearchEngine } from '@/search/meilisearch/engine'
import { SearchUnavailable, type SearchRequest } from '@/search/types'
import { goldenCars } from '../../helpers/golden'
import { startMeiliDouble, type MeiliDouble } from '../../helpers/meiliDouble'

const request: SearchRequest = { scope: { dealershipIds: ['d1'] }, facets: ['make'] }

/** It accepts, and never answers. */
async function silentEngine(options: { callTimeoutMs?: number } = {}) {
  const server = createServer(() => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const host = `http://127.0.0.1:${port}`
  return {
    engine: new MeilisearchEngine({ host, apiKey: 'secret', searchTimeoutMs: 200, ...options }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('the Meilisearch adapter when things go wrong', () => {
  let double: MeiliDouble
  let engine: MeilisearchEngine

  beforeEach(async () => {
    double = await startMeiliDouble()
    engine = new MeilisearchEngine({ host: double.host, apiKey: 'secret', searchTimeoutMs: 200 })
    await engine.ready()
    await (await engine.upsert(goldenCars().slice(0, 200))).visible()
  })
  afterEach(() => double.close())

  const searches = () => double.requests.filter(({ path }) => path === '/multi-search')

  it('accepts a write before it can be found: only visible() tells', async () => {
    // Longer than a search takes on a busy machine.
    double.state.taskDelayMs = 1500
    const { total } = await engine.search(request)
    const [car] = goldenCars()
    if (!car) throw new Error('No recorded cars')
    const receipt = await engine.upsert([{ ...car, id: 'new', dealership_id: 'd1' }])
    expect((await engine.search(request)).total).toBe(total)
    await receipt.visible()
    expect((await engine.search(request)).total).toBe(total + 1)
  })

  it('S3: rejects visible() when the task fails after it was accepted', async () => {
    double.state.failNextTasks(1)
    const receipt = await engine.upsert(goldenCars().slice(0, 1))
    await expect(receipt.visible()).rejects.toThrow('disk is full')
  })

  it('fails a whole batch for one bad document', async () => {
    const [good, bad] = goldenCars()
    if (!good || !bad) throw new Error('No recorded cars')
    const receipt = await engine.upsert([
      { ...good, id: 'good', dealership_id: 'd77' },
      { ...bad, id: 'not a valid id!' },
    ])
    await expect(receipt.visible()).rejects.toThrow('invalid')
    expect((await engine.search({ scope: { dealershipIds: ['d77'] } })).total).toBe(0)
  })

  it('S1: reports an engine that hangs, breaks off or refuses within the time limit', async () => {
    for (const fault of ['hang', 'refuse', 'error'] as const) {
      double.fault = fault
      const start = performance.now()
      await expect(engine.search(request)).rejects.toBeInstanceOf(SearchUnavailable)
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })

  it('waits for a silent engine no longer than a call may take, also at the start', async () => {
    const { engine: waiting, close } = await silentEngine({ callTimeoutMs: 300 })
    const start = performance.now()
    await expect(waiting.ready()).rejects.toThrow(SearchUnavailable)
    await expect(waiting.revisions(['d1'])).rejects.toThrow()
    expect(performance.now() - start).toBeLessThan(5000)
    close()
  })

  it('the health of a silent engine is told as fast as a search would fail: the readiness waits for it', async () => {
    const { engine: waiting, close } = await silentEngine()
    const start = performance.now()
    expect(await waiting.health()).toEqual({ ok: false, docs: 0 })
    expect(performance.now() - start).toBeLessThan(2000)
    close()
  })

  it('S1: stops asking after five failures in a row', async () => {
    double.fault = 'error'
    for (let i = 0; i < 5; i++) await expect(engine.search(request)).rejects.toBeInstanceOf(SearchUnavailable)
    const before = searches().length
    await expect(engine.search(request)).rejects.toBeInstanceOf(SearchUnavailable)
    expect(searches()).toHaveLength(before)
    expect((await engine.health()).ok).toBe(false)
  })

  it('tells an index that is gone from an empty one', async () => {
    double.state.indexes.delete('cars')
    await expect(engine.search(request)).rejects.toBeInstanceOf(SearchUnavailable)
  })

  it('gives a caller who leaves no outage to report', async () => {
    double.fault = 'hang'
    await expect(engine.search(request, AbortSignal.timeout(20))).rejects.not.toBeInstanceOf(
      SearchUnavailable,
    )
  })

  it('sends one query and one per refined field, all scoped, uncompressed and with the key', async () => {
    await engine.search({
      scope: { dealershipIds: ['d1'] },
      refine: { make: ['Kia'], year: [2020] },
      ranges: { price: { max: 9 }, year: { min: 1 } },
      facets: ['make', 'model', 'year'],
      stats: ['year'],
    })
    const [sent] = searches().slice(-1)
    expect(sent?.headers['accept-encoding']).toBe('identity')
    expect(sent?.headers.authorization).toBe('Bearer secret')
    expect(sent?.body).toMatchObject({
      queries: [
        {
          filter: [
            'dealership_id IN ["d1"]',
            'make IN ["Kia"]',
            'year IN ["2020"]',
            'year >= 1',
            'price <= 9',
          ],
          facets: ['model'],
          page: 1,
          hitsPerPage: 21,
          matchingStrategy: 'all',
        },
        {
          filter: ['dealership_id IN ["d1"]', 'year IN ["2020"]', 'year >= 1', 'price <= 9'],
          facets: ['make'],
          limit: 0,
        },
        { filter: ['dealership_id IN ["d1"]', 'make IN ["Kia"]', 'price <= 9'], facets: ['year'], limit: 0 },
      ],
    })
  })

  it('sends nothing at all for an empty scope', async () => {
    const before = double.requests.length
    expect((await engine.search({ scope: { dealershipIds: [] } })).total).toBe(0)
    expect(double.requests).toHaveLength(before)
  })

  it('leaves the old index in place when a rebuild fails half way', async () => {
    const { total } = await engine.search(request)
    async function* broken() {
      yield goldenCars().slice(0, 10)
      throw new Error('The database went away')
    }
    await expect(engine.rebuild(broken())).rejects.toThrow('went away')
    expect((await engine.search(request)).total).toBe(total)
    await (await engine.upsert(goldenCars().slice(0, 1))).visible()
    expect(double.requests.slice(-1)[0]?.path).not.toContain('cars_next')
  })
})
