/** What goes over the wire to a replica set. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { mongoWire } from '../../helpers/mongoWire'
import { startMongo } from '../../helpers/mongo'
import { canary, SAMPLES } from '../access/samples.data'
import { plant } from '../access/world'
import { restError } from '@/access/restError'

const nameOf = (command: object) => Object.keys(command)[0] ?? ''

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(mongo ? `Replica set: a proxy before ${mongo.what}` : 'Replica set: no MongoDB ran')

if (mongo) {
  const wire = await mongoWire(mongo.url)
  Object.assign(process.env, {
    DATABASE_URL: wire.url,
    PLATFORM_HOST: 'platform.test',
    PAYLOAD_SECRET: 'c1f0a9d2b7e84536a0f1c2d3e4b5a697',
  })

  describe('on a replica set', () => {
    let db: Payload
    const refs = { tenant: '', location: '', dealership: '' }
    beforeAll(async () => {
      db = await freshDb()
      for (const [name, slug] of [
        ['tenant', 'tenants'],
        ['dealership', 'dealerships'],
        ['location', 'locations'],
      ] as const)
        refs[name] = await plant(db, slug, SAMPLES[slug]?.(refs, canary('a'), ''))
    })
    afterAll(async () => {
      await closeDb()
      await wire.stop()
      await mongo.stop()
    })

    const make = (department: string) =>
      plant(db, 'opening-hours', { ...SAMPLES['opening-hours']?.(refs, canary('a'), ''), department })

    it('no command opens a transaction, and saving counts no rows', async () => {
      const since = wire.commands.length
      const id = await make('sales')
      await db.update({ collection: 'opening-hours', id, data: { week: [] }, overrideAccess: true })
      const commands = wire.commands.slice(since)
      expect(commands.map(nameOf)).toEqual(expect.arrayContaining(['insert', 'find', 'findAndModify']))
      expect(commands.filter((command) => JSON.stringify(command).includes('"$sum":1'))).toEqual([])
      expect(
        wire.commands.filter((command) => 'startTransaction' in command || 'autocommit' in command),
      ).toEqual([])
    })

    it('tries a write that met another one once more, and then says what happened', async () => {
      const id = await make('service')
      const conflict = { ok: 0, code: 112, codeName: 'WriteConflict', errmsg: 'WriteConflict' }
      let left = 1
      wire.answer = (command) => (nameOf(command) === 'findAndModify' && left-- > 0 ? conflict : undefined)
      const save = () =>
        db.update({ collection: 'opening-hours', id, data: { department: 'parts' }, overrideAccess: true })
      expect(await save()).toMatchObject({ department: 'parts' })
      left = 2
      const failed: unknown = await save().catch((error: unknown) => error)
      expect(restError(failed)).toMatchObject({ status: 409 })
      expect(left).toBe(0)
    })

    it('makes each index once', () => {
      const made = wire.commands
        .filter((command) => 'createIndexes' in command)
        .map(({ createIndexes, indexes }) => JSON.stringify([createIndexes, indexes]))
      expect(made.length).toBeGreaterThan(50)
      expect(new Set(made).size).toBe(made.length)
      expect(made.filter((line) => line.includes('"key":{"index_next_at":1,'))).toHaveLength(1)
    })
  })
}
