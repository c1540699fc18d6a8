/** A MongoDB that fails: one that refuses, and one that accepts connections and never answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { mongoWire } from '../../helpers/mongoWire'
import { startMongo } from '../../helpers/mongo'
import { SAMPLES, canary } from '../access/samples.data'
import { plant } from '../access/world'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(mongo ? `A database that goes: a proxy before ${mongo.what}` : 'A database that goes: none ran')

if (mongo) {
  const wire = await mongoWire(mongo.url)
  Object.assign(process.env, {
    DATABASE_URL: wire.url,
    PLATFORM_ADMIN_TWO_STEPS: 'optional',
    PLATFORM_HOST: 'platform.test',
    PAYLOAD_SECRET: 'c1f0a9d2b7e84536a0f1c2d3e4b5a697',
  })
  const { until } = await import('../server/support')
  const { storeAnswers, storeIsUnavailable } = await import('@/lib/storeHealth')
  const { isStoreUnavailable } = await import('@/lib/storeHealth')
  const { table } = await import('@/db/table')

  const timed = async <T>(work: () => Promise<T>) => {
    const since = performance.now()
    const result = await work()
    return { result, ms: performance.now() - since }
  }
  const read = async () => (await table('tenants')).find([], { limit: 1 })
  const failure = () => read().then(() => undefined, isStoreUnavailable)
  let cookie = ''
  const me = async () => {
    const { GET } = await import('@/app/(payload)/admin/api/[...slug]/route')
    const request = new Request('https://platform.test/admin/api/users/me', {
      headers: { origin: 'https://platform.test', cookie },
    })
    return GET(request, { params: Promise.resolve({ slug: ['users', 'me'] }) })
  }

  const refusesStaff = async () => {
    const { result, ms } = await timed(me)
    const body = await result.text()
    expect([result.status, result.headers.get('retry-after'), ms < 2000]).toEqual([503, '5', true])
    expect(body).toContain('The database does not answer')
    expect(body).not.toMatch(/ at |stack|Mongo/)
  }

  describe('a database that does not answer', () => {
    let db: Payload
    beforeAll(async () => {
      db = await freshDb()
      const login = { email: 'admin@staff.example', password: 'correct horse battery' }
      await plant(
        db,
        'tenants',
        SAMPLES.tenants?.({ tenant: '', location: '', dealership: '' }, canary('a'), ''),
      )
      await plant(db, 'users', { ...login, name: 'Admin', role: 'platform_admin', tenants: [] })
      const { rest } = await import('../access/rest')
      const { response } = await rest('POST', '/users/login', { origin: 'https://platform.test' }, login)
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    })
    afterAll(async () => {
      await closeDb()
      await wire.stop()
      await mongo.stop()
    })

    it('is asked and answers while all is well', async () => {
      expect(await storeAnswers()).toBe(true)
      expect(await read()).toHaveLength(1)
      expect(await (await me()).json()).toMatchObject({ user: { role: 'platform_admin' } })
    })

    it('is known within a second when it is silent, and reads fail at once from then on', async () => {
      wire.silent = true
      const stuck = failure()
      const { result, ms } = await timed(storeAnswers)
      expect([result, ms < 1000]).toEqual([false, true])
      const again = await timed(failure)
      expect([again.result, again.ms < 100]).toEqual([true, true])
      await refusesStaff()
      // What waited when it began is not left to wait for ever.
      expect(await stuck).toBe(true)
      expect(storeIsUnavailable()).toBe(true)
    })

    it('is back as soon as it answers', async () => {
      wire.silent = false
      await until(async () => (await failure()) === undefined, 5000)
      expect(await storeAnswers()).toBe(true)
      expect((await me()).status).toBe(200)
    })

    it('is known after one read that waits when it refuses', async () => {
      await wire.stop()
      const first = await timed(failure)
      expect([first.result, first.ms < 2000]).toEqual([true, true])
      await until(storeIsUnavailable, 1000)
      const again = await timed(failure)
      expect([again.result, again.ms < 100]).toEqual([true, true])
      await refusesStaff()
    })
  })
}
