/** The commands that the driver sends to a replica set. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { mongoWire } from '../../helpers/mongoWire'
import { startMongo } from '../../helpers/mongo'
import { rest } from '../access/rest'
import { canary, SAMPLES } from '../access/samples.data'
import { plant } from '../access/world'
import { registerPageCache } from '@/cache/port'

const nameOf = (command: object) => Object.keys(command)[0] ?? ''

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(mongo ? `Replica set: a proxy before ${mongo.what}` : 'Replica set: no MongoDB ran')

if (mongo) {
  const wire = await mongoWire(mongo.url)
  Object.assign(process.env, {
    DATABASE_URL: wire.url,
    PLATFORM_ADMIN_TWO_STEPS: 'optional',
    PLATFORM_HOST: 'platform.test',
    PAYLOAD_SECRET: 'c1f0a9d2b7e84536a0f1c2d3e4b5a697',
  })

  describe('on a replica set', () => {
    let db: Payload
    const refs = { tenant: '', location: '', dealership: '' }
    const headers = { origin: 'https://platform.test', cookie: '' }
    beforeAll(async () => {
      db = await freshDb()
      for (const [name, slug] of [
        ['tenant', 'tenants'],
        ['dealership', 'dealerships'],
        ['location', 'locations'],
      ] as const)
        refs[name] = await plant(db, slug, SAMPLES[slug]?.(refs, canary('a'), ''))
      const login = { email: 'admin@staff.example', password: 'correct horse battery' }
      await plant(db, 'users', { ...login, name: 'Admin', role: 'platform_admin', tenants: [] })
      const { response } = await rest('POST', '/users/login', headers, login)
      headers.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
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

    /** Answers so many of the writes of single documents with an error. */
    const fail = (times: number, code: number, codeName: string) => {
      const left = { times }
      wire.answer = (command) =>
        nameOf(command) === 'findAndModify' && left.times-- > 0
          ? { ok: 0, code, codeName, errmsg: codeName }
          : undefined
      return left
    }
    const save = (id: string, department: string) =>
      rest('PATCH', `/opening-hours/${id}`, headers, { department })

    it('tries a write that met another one once more, and then answers 409 with what happened', async () => {
      const id = await make('service')
      fail(1, 112, 'WriteConflict')
      expect(await save(id, 'parts')).toMatchObject({
        status: 200,
        body: expect.stringContaining('"department":"parts"'),
      })
      const left = fail(2, 112, 'WriteConflict')
      expect(await save(id, 'service')).toMatchObject({
        status: 409,
        body: expect.stringContaining('Somebody else saved this'),
      })
      expect(left.times).toBe(0)
      expect((await save(id, 'service')).status).toBe(200)
    })

    it('answers 503 to staff while the database stops, and nothing is saved', async () => {
      const id = await make('parts')
      fail(Infinity, 11600, 'InterruptedAtShutdown')
      expect(await save(id, 'sales')).toMatchObject({
        status: 503,
        body: expect.stringContaining('The database does not answer'),
      })
      wire.answer = () => undefined
      const stored = await db.findByID({ collection: 'opening-hours', id, overrideAccess: true })
      expect(stored.department).toBe('parts')
    })

    it('empties pages once the new row can be read, and writes nothing of it later', async () => {
      const read = () => db.findByID({ collection: 'locations', id: refs.location, overrideAccess: true })
      const purges: { commands: number; name: Promise<string> }[] = []
      registerPageCache({
        id: 'test',
        invalidate: () => {
          purges.push({ commands: wire.commands.length, name: read().then(({ name }) => name) })
        },
        clock: () => null,
        changed: () => null,
        veto: () => undefined,
        status: () => undefined,
        endBy: () => undefined,
      })
      const saved = await rest('PATCH', `/locations/${refs.location}`, headers, { name: 'Renamed' })
      registerPageCache(undefined)
      expect(saved.status).toBe(200)
      expect(purges).not.toEqual([])
      for (const { commands, name } of purges) {
        expect(await name).toBe('Renamed')
        expect(
          wire.commands
            .slice(commands)
            .filter((command) => Reflect.get(command, nameOf(command)) === 'locations')
            .map(nameOf),
        ).not.toContain('findAndModify')
      }
    })

    it('makes each index once', () => {
      const made = wire.commands
        .filter((command) => 'createIndexes' in command)
        .map(({ createIndexes, indexes }) => JSON.stringify([createIndexes, indexes]))
      expect(made.length).toBeGreaterThan(50)
      expect(new Set(made).size).toBe(made.length)
      expect(made.filter((line) => line.includes('"key":{"index_next_at":1,'))).toHaveLength(1)
    })

    it('answers 503 to staff once the database is gone', async () => {
      await wire.stop()
      for (const [method, path] of [
        ['GET', '/opening-hours'],
        ['PATCH', `/locations/${refs.location}`],
      ] as const)
        expect(
          await rest(method, path, headers, method === 'PATCH' ? { name: 'x' } : undefined),
        ).toMatchObject({
          status: 503,
          body: expect.stringContaining('The database does not answer'),
        })
    })
  })
}
