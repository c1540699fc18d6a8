import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload, TypedUser } from 'payload'
import { feedCar, type World } from '../../helpers/stockWorld'

type Row = Record<string, unknown>

/** A car that a key, a feed, a shopper and a person change; `open` returns when the suite's world is ready. */
export function carHistoryTests(open: () => World): void {
  describe('B10 the changes of a car are kept, whoever makes them', () => {
    let db: Payload
    let count = 7700

    beforeAll(async () => {
      await import('@payload-config')
      const { getDb } = await import('@/db/payload')
      db = await getDb()
    })

    const staff = async (name: string, role: 'dealer_admin' | 'editor' | 'sales', tenant: string) => {
      const made = await db.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          ...{ email: `${name}@history.example`, password: 'correct horse battery', name },
          ...{ role, tenants: [tenant], disabled: false, demo: false },
        },
      })
      const user: TypedUser = { ...made, collection: 'users' }
      return user
    }

    async function car(more: Row = {}) {
      const { ingestCars } = await import('@/features/stock/ingest')
      const { withdrawCar } = await import('@/features/stock/withdraw')
      const { tenantId, dealership } = open().a
      const ctx = { tenantId, dealership, actor: 'Yard system' }
      const base = feedCar(count++, { price: 30_990, ...more })
      const send = (facts: Row, via: 'api' | 'feed' = 'api') =>
        ingestCars({ ...ctx, via }, [{ ...base, ...facts }], { mode: 'batch' })
      await send({})
      const where = { stocknum: { equals: base.stocknum } }
      const { docs } = await db.find({ collection: 'cars', where, overrideAccess: true, depth: 0 })
      const id = docs[0]?.id ?? ''
      const saved = async () => {
        const own = { car_id: { equals: id } }
        return (
          await db.find({ collection: 'car-history', where: own, sort: 'at', overrideAccess: true, depth: 0 })
        ).docs
      }
      const read = () => db.findByID({ collection: 'cars', id, overrideAccess: true, depth: 0 })
      const withdraw = () => withdrawCar(ctx, String(base.stocknum))
      return { id, send, kept: saved, read, withdraw }
    }

    it('a key, a feed and a person, each with its name, its way and whole values', async () => {
      const { id, send, kept: saved, read, withdraw } = await car()
      expect(await saved()).toEqual([])
      expect((await read()).history_since).toBeGreaterThan(1_700_000_000)
      await send({ price: 29_500 })
      const words = `${'A very long text. '.repeat(300)}|second`
      await send({ price: 29_500, dealercomments: words }, 'feed')
      const user = await staff('anna', 'editor', open().a.tenantId)
      await db.update({ collection: 'cars', id, data: { tag: 'One owner' }, user, overrideAccess: false })
      await withdraw()
      const all = await saved()
      expect(all.map(({ who, via, changes }) => [who, via, Object.keys(Object(changes))])).toEqual([
        ['Yard system', 'api', ['price']],
        ['Yard system', 'feed', ['dealercomments']],
        ['anna@history.example', 'admin', ['tag']],
        ['Yard system', 'api', ['status']],
      ])
      expect(all[0]?.changes).toEqual({ price: { from: 30_990, to: 29_500 } })
      expect(JSON.stringify(all[1]?.changes)).toContain(words.trim())
    })

    it('rebuilds the car of each moment from them', async () => {
      const { send, kept: saved, read } = await car({ colour: 'White' })
      await send({ price: 29_500 })
      await send({ price: 28_000, colour: 'Red' })
      const { carAt } = await import('@/core/car/carChanges')
      const changes = (await saved()).map(({ at, changes: own }) => ({ at, changes: Object(own) }))
      const today = { ...(await read()) }
      const then = (at: number) => carAt(today, changes, at)
      expect(then(0)).toMatchObject({ row: { price: 30_990, colour: 'White' }, unsure: [] })
      expect(then(changes[0]?.at ?? 0)).toMatchObject({ row: { price: 29_500, colour: 'White' } })
      expect(then(changes[1]?.at ?? 0)).toMatchObject({ row: { price: 28_000, colour: 'Red' } })
    })

    it('a push that changes nothing, a dry run and a late message are no entry', async () => {
      const { send, kept: saved, id } = await car({ source_version: 5 })
      await send({ source_version: 5 })
      await send({ source_version: 4, price: 1 })
      const { ingestCars } = await import('@/features/stock/ingest')
      const { tenantId, dealership } = open().a
      const [stored] = (
        await db.find({ collection: 'cars', where: { id: { equals: id } }, overrideAccess: true })
      ).docs
      const item = { ...feedCar(0), stocknum: stored?.stocknum, price: 5 }
      await ingestCars({ tenantId, dealership, actor: 'x' }, [item], { mode: 'batch', dryRun: true })
      expect(await saved()).toEqual([])
    })

    it('a hold and its end are told without a name', async () => {
      const { id, kept: saved } = await car()
      const { takeHold, releaseHold } = await import('@/core/car/rows/holdRows')
      const { tenantId } = open().a
      const now = Date.now()
      const hold = { tenant: tenantId, carId: id, by: 'r-1' }
      expect(await takeHold({ ...hold, seq: 0, state: 'held', until: now + 60_000 }, now)).not.toBeNull()
      expect(await releaseHold(hold)).not.toBeNull()
      const all = await saved()
      expect(all.map(({ who, via }) => [who, via])).toEqual([
        ['A reservation', 'system'],
        ['A reservation', 'system'],
      ])
      expect(all[0]?.changes).toMatchObject({ hold_state: { from: 'free', to: 'held' } })
      expect(JSON.stringify(all)).not.toContain('r-1')
    })

    it('are read by administrators and editors of the car’s own dealer, and by nobody else', async () => {
      const { id, send } = await car()
      await send({ price: 29_500 })
      const { readCarHistory } = await import('@/admin/history/car/CarHistory')
      const own = await staff('bo', 'dealer_admin', open().a.tenantId)
      const { lines, saved } = await readCarHistory(db, own, id)
      expect(lines).toMatchObject([
        {
          who: 'Yard system',
          via: 'through the API',
          changes: [{ field: 'Price', from: '$30,990', to: '$29,500' }],
        },
      ])
      expect(saved).toHaveLength(1)
      expect(lines).toHaveLength(1)
      const editor = await staff('eve', 'editor', open().a.tenantId)
      await db.update({
        collection: 'cars',
        id,
        data: { tag: 'One owner' },
        user: own,
        overrideAccess: false,
      })
      const notified = async (user: TypedUser) =>
        (await readCarHistory(db, user, id)).lines.map(({ who, changes }) => [who, changes[0]?.field]).sort()
      expect(await notified(editor)).toEqual([
        ['Yard system', 'Price'],
        ['bo@history.example', 'Tag on the card'],
      ])
      expect(await notified(own)).toHaveLength(2)
      const strangers = [
        await staff('cy', 'dealer_admin', open().b.tenantId),
        await staff('di', 'sales', open().a.tenantId),
        await staff('flo', 'editor', open().b.tenantId),
      ]
      const where = { car_id: { equals: id } }
      for (const user of strangers)
        expect(
          await db.find({ collection: 'car-history', where, user, overrideAccess: false }).then(
            ({ docs }) => docs,
            () => [],
          ),
        ).toEqual([])
    })

    it('a key’s own are in the dealer’s history too, a full feed’s are not', async () => {
      const { id, send, withdraw } = await car()
      await send({ price: 29_500 })
      await send({ price: 29_500, images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] })
      await send({ price: 28_000 }, 'feed')
      await withdraw()
      const { readHistory } = await import('@/admin/history/readHistory')
      const { historyState } = await import('@/features/history/history.rules')
      const linesFor = async (user: TypedUser) =>
        (await readHistory(db, user, historyState({ kind: 'cars', via: 'api' }))).lines.filter(
          ({ href, title }) => href === `/admin/collections/cars/${id}` && title,
        )
      const lines = await linesFor(await staff('ed', 'dealer_admin', open().a.tenantId))
      expect(lines.map(({ who }) => who)).toEqual(['Yard system', 'Yard system', 'Yard system'])
      expect(lines.flatMap(({ changes }) => changes)).toEqual(
        expect.arrayContaining([
          { field: 'Price', from: '$30,990', to: '$29,500' },
          { field: 'Pictures', from: '12 photos', to: '2 photos' },
          { field: 'Status', from: 'For sale', to: 'Withdrawn' },
        ]),
      )
      expect(JSON.stringify(lines)).not.toContain('$28,000')
      expect(await linesFor(await staff('fy', 'dealer_admin', open().b.tenantId))).toEqual([])
    })

    it('go when they are older than the dealer keeps them, and the other dealer’s stay', async () => {
      const { id, send, kept: saved } = await car()
      await send({ price: 29_500 })
      const { countCarChanges, dropCarChanges, keepCarChanges } =
        await import('@/core/car/rows/carChangeRows')
      const by = { who: 'Yard system', via: 'api' } as const
      const old = { carId: id, changes: { price: { from: 1, to: 2 } } }
      await keepCarChanges(by, [{ ...old, tenantId: open().a.tenantId }], 1000)
      await keepCarChanges(by, [{ ...old, tenantId: open().b.tenantId }], 1000)
      expect(await countCarChanges(open().a.tenantId, 2000)).toBe(1)
      expect(await dropCarChanges(open().a.tenantId, 2000)).toBe(1)
      expect(await countCarChanges(open().b.tenantId, 2000)).toBe(1)
      expect((await saved()).map(({ at }) => at)).not.toContain(undefined)
      expect(await countCarChanges(open().a.tenantId, Date.now() + 1000)).toBeGreaterThan(0)
    })
  })
}
