/** What the stock requires of a database, run with each of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedCar, openWorld, type World } from '../../helpers/stockWorld'
import { bulkUndoTests } from './bulkUndoTests'
import { carHistoryTests } from './carHistoryTests'
import { draftTests } from './draftTests'
import { feedOrderTests } from './feedOrderTests'
import { merchandisingTests } from './merchandisingTests'
import { ownValueTests } from './ownValueTests'
import { photoTests } from './photoTests'
import { pieceTests } from './pieceTests'
import { priceRatingTests } from './priceRatingTests'
import { priceWaitTests } from './priceWaitTests'

export function storeSuite(what: string, urlOf: () => Promise<string | undefined>): void {
  describe(`store on ${what}`, () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(await urlOf())
    })
    afterAll(() => world?.close())

    const rows = async (slug: string) => (await import('@/db/table')).table(slug)
    const carRows = () => import('@/core/car/rows/carRows')
    const car = (id: string, stocknum: string, more: Record<string, unknown> = {}) => ({
      id,
      stocknum,
      tenant: world.a.tenantId,
      slug: `car-${stocknum}`,
      name: 'A car',
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      car_type: 'used',
      status: 'in_stock',
      dealership_id: world.a.dealership.id,
      dealership_slug: 'city',
      rev: 1,
      content_hash: 'h1',
      updated_at: 1,
      created_at: 1,
      price: 9_990,
      images: [{ image: { url: 'https://x.example/1.jpg' } }],
      certified: true,
      ...more,
    })

    it('gives back what was written: texts, numbers, flags, json, references, dates, nothing', async () => {
      const table = await rows('integrator-keys')
      const row = {
        tenant: world.a.tenantId,
        name: 'Ünïcode 🚗',
        prefix: 'p1',
        hash: 'h-1',
        scopes: ['stock:read'],
        dealerships: [],
        expires_at: '2030-01-02T03:04:05.000Z',
        revoked_at: null,
        last_used_at: null,
        created_by: 'test',
      }
      const id = await table.insert(row)
      const [read] = await table.find([['id', '=', id ?? '']])
      expect(read).toMatchObject({ ...row, id })
      const cars = await carRows()
      const carId = await cars.newCarId()
      expect(await cars.writeCars([{ row: car(carId, 'RT1'), expectedRev: null }])).toEqual(new Set())
      const [stored] = await cars.readCars(world.a.dealership.id, ['RT1'])
      expect(stored).toMatchObject({
        price: 9_990,
        certified: true,
        images: [{ image: { url: 'https://x.example/1.jpg' } }],
        badge: null,
        hold_state: 'free',
        rev: 1,
        indexed_rev: 0,
      })
    })

    it('is readable through Payload itself, references and all', async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      const payload = await getDb()
      const found = await payload.find({
        collection: 'cars',
        depth: 1,
        overrideAccess: true,
        where: { and: [{ tenant: { equals: world.a.tenantId } }, { stocknum: { equals: 'RT1' } }] },
      })
      expect(found.docs[0]).toMatchObject({ stocknum: 'RT1', certified: true, tenant: world.a.tenantId })
    })

    it('refuses a second row under a unique key, and says so without an error', async () => {
      const table = await rows('idempotency-keys')
      const row = { scope: 's', key: 'k', request_hash: 'h', state: 'running', expires_at: 1 }
      const answers = await Promise.all(Array.from({ length: 40 }, () => table.insert(row)))
      expect(answers.filter((id) => id !== null)).toHaveLength(1)
      expect(await table.insert({ ...row, scope: 'other' })).not.toBeNull()
    })

    it('lets exactly 1 of 40 rivals take a car, in each of 20 rounds', async () => {
      const cars = await carRows()
      const id = await cars.newCarId()
      await cars.writeCars([{ row: car(id, 'HOLD1'), expectedRev: null }])
      for (let round = 0; round < 20; round++) {
        const now = 1_000 * (round + 1)
        const free = [
          ['id', '=', id] as const,
          { any: [[['hold_state', '=', 'free'] as const], [['hold_until', '<', now] as const]] },
        ]
        const wins = await Promise.all(
          Array.from({ length: 40 }, (_, n) =>
            cars.changeCar(free, { hold_state: 'held', hold_by: `s${n}`, hold_until: now + 500 }),
          ),
        )
        expect(wins.filter(Boolean)).toHaveLength(1)
        const [row] = await cars.readCars(world.a.dealership.id, ['HOLD1'])
        expect(row).toMatchObject({ hold_by: wins.find(Boolean)?.hold_by, rev: round + 2 })
      }
    })

    it('hands each waiting row to one worker, oldest first, until its lease ends', async () => {
      const table = await rows('idempotency-keys')
      for (let n = 0; n < 10; n++)
        await table.insert({
          scope: 'lease',
          key: `k${n}`,
          request_hash: 'h',
          state: 'running',
          expires_at: n,
        })
      const due = [['scope', '=', 'lease'] as const, ['state', '=', 'running'] as const]
      const taken = await Promise.all(
        Array.from({ length: 25 }, () =>
          table.take(due, { state: 'done' }, { sort: [['expires_at', 'asc']] }),
        ),
      )
      const keys = taken.flatMap((row) => (row ? [String(row.key)] : []))
      expect([...keys].sort()).toEqual(Array.from({ length: 10 }, (_, n) => `k${n}`))
      expect(await table.update(due, { state: 'running' })).toBe(0)
    })

    it('upserts 500 cars, and passes over those that another writer changed meanwhile', async () => {
      const cars = await carRows()
      const ids = await Promise.all(Array.from({ length: 500 }, () => cars.newCarId()))
      const first = ids.map((id, n) => ({ row: car(id, `B${n}`), expectedRev: null }))
      expect(await cars.writeCars(first)).toEqual(new Set())
      const contested = ids[7] ?? ''
      await cars.changeCar([['id', '=', contested]], { price: 1 })
      const second = ids.map((id, n) => ({
        row: car(id, `B${n}`, { rev: 2, price: 5_000, content_hash: 'h2' }),
        expectedRev: 1,
      }))
      expect(await cars.writeCars(second)).toEqual(new Set([contested]))
      const stored = await cars.readCars(
        world.a.dealership.id,
        ids.map((_, n) => `B${n}`),
      )
      expect(stored.filter((row) => row.price === 5_000 && row.rev === 2)).toHaveLength(499)
      expect(stored.find((row) => row.id === contested)).toMatchObject({ price: 1, rev: 2 })
    })

    it('keeps the columns of other writers through an upsert', async () => {
      const cars = await carRows()
      const id = await cars.newCarId()
      await cars.writeCars([{ row: car(id, 'KEEP1'), expectedRev: null }])
      await cars.changeCar([['id', '=', id]], { hold_state: 'held', hold_by: 'me', overrides: { price: 1 } })
      await cars.writeCars([{ row: car(id, 'KEEP1', { rev: 3 }), expectedRev: 2 }])
      const [row] = await cars.readCars(world.a.dealership.id, ['KEEP1'])
      expect(row).toMatchObject({ rev: 3, hold_state: 'held', hold_by: 'me', overrides: { price: 1 } })
    })

    it('reports a new car whose stock number or address is taken, and writes the others', async () => {
      const cars = await carRows()
      const ids = await Promise.all(Array.from({ length: 4 }, () => cars.newCarId()))
      const [a = '', b = '', c = '', d = ''] = ids
      await cars.writeCars([{ row: car(a, 'TAKEN'), expectedRev: null }])
      const lost = await cars.writeCars([
        { row: car(b, 'TAKEN', { slug: 'else' }), expectedRev: null },
        { row: car(c, 'FREE1'), expectedRev: null },
        { row: car(d, 'FREE2', { slug: 'car-TAKEN' }), expectedRev: null },
      ])
      expect(lost).toEqual(new Set([b, d]))
      expect(await cars.readCars(world.a.dealership.id, ['FREE1'])).toHaveLength(1)
    })

    draftTests(() => world)
    ownValueTests(() => world)
    bulkUndoTests(() => world)
    pieceTests(() => world)
    photoTests(() => world)

    it('orders and compares alike: nothing is below every number, and unlike every value', async () => {
      const table = await rows('idempotency-keys')
      for (const [key, status] of [
        ['a', 1],
        ['b', null],
        ['c', 3],
      ] as const)
        await table.insert({ scope: 'cmp', key, request_hash: 'h', state: 'done', expires_at: 1, status })
      const keys = async (clause: Parameters<typeof table.find>[0][number]) =>
        (await table.find([['scope', '=', 'cmp'], clause], { sort: [['key', 'asc']] })).map((row) => row.key)
      expect(await keys(['status', '<', 3])).toEqual(['a'])
      expect(await keys(['status', '!=', 1])).toEqual(['b', 'c'])
      expect(await keys(['status', '=', null])).toEqual(['b'])
      expect(await keys({ any: [[['status', '>=', 3]], [['key', '=', 'a']]] })).toEqual(['a', 'c'])
      expect(await keys(['key', 'in', ['b', 'zz']])).toEqual(['b'])
    })

    it('pages through cars without missing one that changes on the way', async () => {
      const { ingestCars } = await import('@/features/stock/ingest')
      const { pageOfCars, changeCar } = await carRows()
      await ingestCars(
        { ...world.b, actor: 'test' },
        Array.from({ length: 25 }, (_, n) => feedCar(n)),
        { mode: 'batch' },
      )
      const seen = new Set<string>()
      let after: { updated_at: number; id: string } | undefined
      for (let page = 0; page < 10; page++) {
        const found = await pageOfCars(world.b.dealership.id, {
          limit: 7,
          withdrawn: false,
          ...(after ? { after } : {}),
        })
        for (const row of found) seen.add(String(row.stocknum))
        const last = found.at(-1)
        if (!last) break
        after = { updated_at: Number(last.updated_at), id: String(last.id) }
        if (page === 0)
          await changeCar(
            [
              ['dealership_id', '=', world.b.dealership.id],
              ['stocknum', '=', 'U10024'],
            ],
            { price: 1 },
            Number(last.updated_at) + 5,
          )
      }
      expect(seen.size).toBe(25)
    })

    // Last: they fill the stores of both dealers.
    carHistoryTests(() => world)
    feedOrderTests(() => world)
    merchandisingTests(() => world)
    priceRatingTests(() => world)
    priceWaitTests(() => world)
  })
}
