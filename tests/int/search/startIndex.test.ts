import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FACETS, type SearchRequest } from '@/search/types'
import { feedCar, openWorld, type Party, type World } from '../../helpers/stockWorld'

/** What a start makes of the snapshot of the process before it. */
describe('the index at a start', () => {
  let world: World
  let snapshot: typeof import('@/search/sync/snapshot')
  let start: typeof import('@/search/sync/startIndex')
  let rows: typeof import('@/core/car/rows/carRows')
  let ingest: typeof import('@/features/stock/ingest')
  let search: typeof import('@/search')
  let place: { file: string; build: string }

  beforeAll(async () => {
    world = await openWorld()
    snapshot = await import('@/search/sync/snapshot')
    start = await import('@/search/sync/startIndex')
    rows = await import('@/core/car/rows/carRows')
    ingest = await import('@/features/stock/ingest')
    search = await import('@/search')
    place = { file: path.join(world.dir, 'search.index'), build: 'this' }
    await push(world.a, [1, 2, 3, 4, 5, 6])
    await push(world.b, [1, 2, 3])
    await save()
  })
  afterAll(() => world.close())

  const push = ({ tenantId, dealership }: Party, numbers: number[], more: Record<string, unknown> = {}) =>
    ingest.ingestCars(
      { tenantId, dealership, actor: 'test' },
      numbers.map((n) => feedCar(n, more)),
      { mode: 'batch' },
    )
  const idOf = async ({ dealership }: Party, n: number) => {
    const [row] = await rows.readCars(dealership.id, [`U${10_000 + n}`])
    return String(row?.id)
  }
  const save = async () => {
    const { index } = await snapshot.readIndex(place)
    await snapshot.saveIndex(index, place)
  }
  const asked = ({ dealership }: Party): SearchRequest[] =>
    ['', 'mazda', 'toyta'].map((q) => ({ scope: { dealershipIds: [dealership.id] }, q, facets: FACETS }))

  /** Reads the index as a start does, and compares its answers for both dealers with those of an index made anew. */
  async function readAnew(): Promise<number> {
    const { index, read } = await snapshot.readIndex(place)
    const { index: anew } = await snapshot.readIndex({ ...place, file: path.join(world.dir, 'none') })
    for (const party of [world.a, world.b]) {
      const own = new Set((await rows.readCars(party.dealership.id, await stocknums())).map(({ id }) => id))
      for (const request of asked(party)) {
        const result = index.search(request)
        expect(result).toEqual(anew.search(request))
        expect(result.ids.filter((id) => !own.has(id))).toEqual([])
      }
      expect(index.revisions([party.dealership.id])).toEqual(anew.revisions([party.dealership.id]))
    }
    return read
  }
  const stocknums = async () => Array.from({ length: 20 }, (_, n) => `U${10_000 + n}`)

  it('reads no row anew when none has changed', async () => {
    expect(await readAnew()).toBe(0)
    const { index } = await snapshot.readIndex(place)
    expect(index.search({ scope: { dealershipIds: [world.a.dealership.id] } }).total).toBe(6)
  })

  it('reads anew what was changed, added and withdrawn since, and nothing else', async () => {
    await save()
    await push(world.a, [2], { price: 1_234 })
    await push(world.b, [9])
    await rows.changeCar([['id', '=', await idOf(world.a, 3)]], { status: 'withdrawn' })
    expect(await readAnew()).toBe(2)
    const { index } = await snapshot.readIndex(place)
    const cheap = index.search({
      scope: { dealershipIds: [world.a.dealership.id, world.b.dealership.id] },
      ranges: { price: { max: 1_234 } },
    })
    expect(cheap.ids).toEqual([await idOf(world.a, 2)])
  })

  it('shows no row that is no longer there', async () => {
    await save()
    const { table } = await import('@/db/table')
    const id = await idOf(world.a, 4)
    await (await table('cars')).delete([['id', '=', id]])
    expect(await readAnew()).toBe(0)
    const { index } = await snapshot.readIndex(place)
    expect(index.revisions([world.a.dealership.id]).has(id)).toBe(false)
  })

  it('leaves no car with the dealer that had it before', async () => {
    await save()
    const { table } = await import('@/db/table')
    const id = await idOf(world.a, 5)
    // As no writer of ours would do it: to the other dealer without a new revision.
    await (
      await table('cars')
    ).update([['id', '=', id]], {
      tenant: world.b.tenantId,
      dealership_id: world.b.dealership.id,
      stocknum: 'U10015',
    })
    expect(await readAnew()).toBe(1)
    const { index } = await snapshot.readIndex(place)
    expect(index.revisions([world.a.dealership.id]).has(id)).toBe(false)
    expect(index.revisions([world.b.dealership.id]).has(id)).toBe(true)
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['of one other bit', (bytes: Buffer) => bytes.fill((bytes[900] ?? 0) ^ 4, 900, 901)],
    ['empty', () => ''],
  ])('makes the index anew from a snapshot that is %s', async (_, harm) => {
    await save()
    writeFileSync(place.file, harm(readFileSync(place.file)))
    expect(await readAnew()).toBeGreaterThan(5)
  })

  it('makes the index anew after a new build of the program', async () => {
    await save()
    expect((await snapshot.readIndex({ ...place, build: 'next' })).read).toBeGreaterThan(5)
    expect(await readAnew()).toBe(0)
  })

  it('uses a snapshot of before the last one, but none that this database does not know', async () => {
    await save()
    const older = path.join(world.dir, 'older')
    copyFileSync(place.file, older)
    await push(world.a, [1], { price: 4_321 })
    await save()
    copyFileSync(older, place.file)
    expect(await readAnew()).toBe(1)
    const { getDb } = await import('@/db/payload')
    // As in a backup that was made before the snapshot: there the next revision can be another car.
    await (await getDb()).kv.delete('search-snapshots')
    expect(await readAnew()).toBeGreaterThan(5)
  })

  it('answers from the database until the index is whole, marked, and each dealer its own', async () => {
    const engine = search.getSearchEngine()
    let go = () => {}
    const read = new Promise<void>((resolve) => (go = resolve))
    const loading = search.embeddedEngine().load(async () => {
      await read
      return (await snapshot.readIndex(place)).index
    })
    const ask = (party: Party) => engine.search({ scope: { dealershipIds: [party.dealership.id] } })
    const before = [await ask(world.a), await ask(world.b)]
    expect(before.map(({ degraded }) => degraded)).toEqual([true, true])
    expect(await engine.health()).toMatchObject({ ok: false })
    go()
    await loading
    const after = [await ask(world.a), await ask(world.b)]
    expect(after.map(({ degraded }) => degraded)).toEqual([undefined, undefined])
    expect(before.map(({ ids }) => ids)).toEqual(after.map(({ ids }) => ids))
    expect(await engine.health()).toMatchObject({ ok: true })
  })

  it('tries again after a database that did not answer, and shows no empty list meanwhile', async () => {
    const engine = search.embeddedEngine()
    await expect(engine.load(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
    const request = { scope: { dealershipIds: [world.a.dealership.id] } }
    await expect(engine.search(request)).rejects.toThrow('the index is being read')
    const loop = start.startIndex(engine)
    while (!(await engine.health()).ok) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await engine.search(request)).total).toBeGreaterThan(0)
    await loop.stop()
    const { index, read } = await snapshot.readIndex(await snapshot.placeHere())
    expect([index.table.size, read]).toEqual([engine.current.table.size, 0])
  })
})
