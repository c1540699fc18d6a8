import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { feedCar, type World } from '../../helpers/stockWorld'

/** A change of many cars and its undo; `open` returns when the suite's world is ready. */
export function bulkUndoTests(open: () => World): void {
  describe('B9 a change of many is undone', () => {
    let db: Payload
    let user: TypedUser

    beforeAll(async () => {
      await import('@payload-config')
      db = await (await import('@/db/payload')).getDb()
      const made = await db.create({
        ...{ collection: 'users', overrideAccess: true },
        data: {
          ...{ email: 'bulk-undo@staff.example', password: 'correct horse battery', name: 'Bulk' },
          ...{ role: 'editor', tenants: [open().a.tenantId], disabled: false, demo: false },
        },
      })
      user = { ...made, collection: 'users' }
    })

    it('each car in its turn, and the feed’s own values are the feed’s again', async () => {
      const { ingestCars } = await import('@/features/stock/ingest')
      const { beginBatch } = await import('@/access/bulkEdits')
      const { undoEndpoint } = await import('@/admin/history/undo/undoEndpoint')
      const { tenantId, dealership } = open().a
      const facts = [701, 702, 703].map((n) => feedCar(n, { price: 30_000 }))
      const push = () => ingestCars({ tenantId, dealership, actor: 'test' }, facts, { mode: 'batch' })
      await push()
      const where = { stocknum: { in: facts.map(({ stocknum }) => stocknum) } }
      const read = async () =>
        (await db.find({ collection: 'cars', where, sort: 'stocknum', overrideAccess: true, depth: 0 })).docs
      const req = await createLocalReq({ user }, db)
      const batch = crypto.randomUUID()
      beginBatch(req, { batch, entity: 'cars', names: ['price'] })
      const own = { collection: 'cars', user, overrideAccess: false, depth: 0, req } as const
      for (const { id } of await read()) await db.update({ ...own, id, data: { price: 29_000 } })
      expect((await read()).map(({ price }) => price)).toEqual([29_000, 29_000, 29_000])
      const last = (await read())[2]
      await db.update({ ...own, req: {}, id: last?.id ?? '', data: { price: 25_000 } })

      const requested = Object.assign(await createLocalReq({ user }, db), {
        routeParams: { batch },
        json: () => Promise.resolve({ undo: crypto.randomUUID(), from: 0 }),
      })
      const answer = await undoEndpoint.handler(requested)
      expect(await answer.json()).toMatchObject({
        ...{ total: 3, done: 3 },
        left: [{ title: last?.name, why: 'Changed since by Bulk, left as it is.' }],
      })
      expect((await read()).map(({ price, overrides }) => [price, overrides])).toEqual([
        [30_000, {}],
        [30_000, {}],
        [25_000, { price: 25_000 }],
      ])
    })
  })
}
