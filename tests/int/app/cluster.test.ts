/** Two web processes and a worker of the production build on MongoDB, Redis, Meilisearch and a mail server, and what happens when each fails. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnApp } from '../../helpers/appProcess'
import { hostOf, PLATFORM, startCluster, TENANT, type Cluster } from '../../helpers/cluster'
import { cacheHits, clusterCalls, page, type ClusterCalls } from '../../helpers/clusterCalls'
import { refusesAll } from '../../helpers/clusterRefusals'
import { closeDb, freshDb } from '../../helpers/db'
import { startMongo } from '../../helpers/mongo'
import { mongoWire } from '../../helpers/mongoWire'
import { freePort } from '../../helpers/redis'
import { until, wait } from '../server/support'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(
  mongo
    ? `Two web processes and a worker on ${mongo.what}`
    : 'Two web processes and a worker: none ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
afterAll(() => mongo?.stop())

const SHOWN_MS = 2000

if (mongo) {
  const secret = randomBytes(32).toString('hex')
  // The processes reach the database through a proxy that can be cut, the test itself goes straight to it.
  const wire = await mongoWire(mongo.url)
  const store = {
    DATABASE_URL: mongo.url,
    DATABASE_ALLOW_STANDALONE: '1',
    PAYLOAD_SECRET: secret,
    PLATFORM_HOST: PLATFORM,
  }
  Object.assign(process.env, store)
  let cluster: Cluster
  let calls: ClusterCalls
  const car = { make: 'Jayco', model: 'Journey', year: 2024, car_type: 'used', km: 12_345, price: 61_110 }

  describe('the production build as two web processes and a worker', () => {
    beforeAll(async () => {
      // A single MongoDB behind the proxy refuses the numbers of writes that are tried again.
      cluster = await startCluster(`${wire.url}&retryWrites=false`, secret)
      await cluster.operator('tenants', 'apply', cluster.folderOf(TENANT))
      const scope = 'stock:read,stock:write'
      const created = await cluster.operator('keys', 'create', '--tenant', TENANT, '--scope', scope)
      calls = clusterCalls(cluster, created.split('\n').at(-1) ?? '')
    })
    afterAll(async () => {
      await closeDb()
      await cluster.close()
      await wire.stop()
    })

    it('starts with a good secret only, and serves the dealer that the operator applied from both', async () => {
      const weak = spawnApp({ ...store, PAYLOAD_SECRET: 'changeme' }, await freePort())
      await until(() => !weak.alive(), 20_000)
      expect(weak.log()).toContain('PAYLOAD_SECRET is too weak')
      for (const app of [cluster.one, cluster.two]) {
        await until(async () => (await page(app, '/')).status === 200, 20_000)
        const list = await page(app, '/search')
        expect([list.status, list.text.includes('/cars/')]).toEqual([200, true])
        expect(list.headers['strict-transport-security']).toBeDefined()
        expect((await app.ask({ host: 'nobody.test', path: '/' })).status).toBe(404)
      }
      expect((await page(cluster.worker, '/')).status).toBe(404)
      await until(async () => (await calls.search(cluster.two)).count === 12)
    })

    it('shows a car pushed to the one on the page and in the search of the other within 2 s', async () => {
      await calls.search(cluster.two)
      const { slug, result } = await calls.put(cluster.one, 'CLU-1', car)
      const acknowledged = Date.now()
      expect(result).toBe('created')
      await until(async () => {
        const [shown, found] = await Promise.all([
          page(cluster.two, `/cars/${slug}`),
          calls.search(cluster.two, '?query=Journey'),
        ])
        return (
          shown.status === 200 && shown.text.includes('61,110') && found.hits.some((hit) => hit.slug === slug)
        )
      })
      expect(Date.now() - acknowledged).toBeLessThan(SHOWN_MS)
    })

    it('keeps pages on the other, and empties them when the one writes', async () => {
      const { slug } = await calls.put(cluster.one, 'CLU-1', { ...car, price: 61_220 })
      const shows = async (price: string) => {
        const answer = await page(cluster.two, `/cars/${slug}`)
        return answer.status === 200 && answer.text.includes(price)
      }
      await until(() => shows('61,220'), SHOWN_MS)
      await wait(500)
      await shows('61,220')
      const before = await cacheHits(cluster.two)
      for (let n = 0; n < 5; n++) expect(await shows('61,220')).toBe(true)
      expect(await cacheHits(cluster.two)).toBe(before + 5)
      await calls.put(cluster.one, 'CLU-1', { price: 61_330 }, 'PATCH')
      await until(() => shows('61,330'), SHOWN_MS)
    })

    it('serves a dealer that is applied at the one from the other at once, and not a host that was just unknown', async () => {
      for (const slug of ['twin', 'third']) {
        const shown = async () => (await cluster.two.ask({ host: hostOf(slug), path: '/' })).status
        expect(await shown()).toBe(404)
        await cluster.operator('tenants', 'apply', cluster.folderOf(slug))
        await until(async () => (await shown()) === 200, SHOWN_MS)
      }
    })

    it('delivers an enquiry of the other once', async () => {
      const lead_id = await calls.lead(cluster.two, 'once')
      await until(() => calls.mailsOf(lead_id) === 2, 10_000)
      await wait(1500)
      expect(calls.mailsOf(lead_id)).toBe(2)
    })

    it('serves what is true while Redis is away, and keeps pages again on its return', async () => {
      const { slug } = await calls.put(cluster.one, 'CLU-1', { ...car, price: 61_440 })
      await until(async () => (await page(cluster.two, `/cars/${slug}`)).text.includes('61,440'), SHOWN_MS)
      await cluster.redis.stop()
      await until(async () =>
        (await cluster.two.ask({ host: PLATFORM, path: '/metrics' })).text.includes(
          'forecourt_cache_bypassed 1',
        ),
      )
      await calls.put(cluster.one, 'CLU-1', { price: 61_550 }, 'PATCH')
      // At once: while nothing can be said to it, the other reads the store for each view.
      expect((await page(cluster.two, `/cars/${slug}`)).text).toContain('61,550')
      expect((await page(cluster.two, '/search')).status).toBe(200)
      await cluster.redis.start()
      await until(
        async () =>
          (await cluster.two.ask({ host: PLATFORM, path: '/metrics' })).text.includes(
            'forecourt_cache_bypassed 0',
          ),
        10_000,
      )
      await calls.put(cluster.one, 'CLU-1', { price: 61_660 }, 'PATCH')
      await until(async () => (await page(cluster.two, `/cars/${slug}`)).text.includes('61,660'), SHOWN_MS)
    })

    it('lets another worker go on with an enquiry whose worker was killed, after its lease and not before', async () => {
      cluster.mailbox.hold = true
      const lead_id = await calls.lead(cluster.two, 'leased')
      await until(() => cluster.mailbox.held > 0, 10_000)
      await cluster.worker.kill()
      cluster.mailbox.hold = false
      await cluster.startWorker()
      await wait(2000)
      expect(calls.mailsOf(lead_id)).toBe(0)
      await freshDb()
      const { table } = await import('@/db/table')
      const leads = await table('leads')
      const [held] = await leads.find([['lead_id', '=', lead_id]], {
        fields: ['delivery_lease_until', 'delivery_state'],
      })
      expect(held?.delivery_state).toBe('pending')
      expect(Number(held?.delivery_lease_until)).toBeGreaterThan(Date.now())
      // The minute of the lease, gone by.
      await leads.update([['lead_id', '=', lead_id]], { delivery_lease_until: Date.now() - 1 })
      await until(() => calls.mailsOf(lead_id) === 2, 10_000)
      const { slug } = await calls.put(cluster.one, 'CLU-2', { ...car, model: 'Starcraft' })
      await until(
        async () =>
          (await calls.search(cluster.two, '?query=Starcraft')).hits.some((hit) => hit.slug === slug),
        SHOWN_MS,
      )
    })

    it('goes on when one web process is killed', async () => {
      await cluster.one.kill()
      expect((await page(cluster.two, '/')).status).toBe(200)
      const { slug } = await calls.put(cluster.two, 'CLU-3', { ...car, model: 'Silverline' })
      await until(async () => (await page(cluster.two, `/cars/${slug}`)).status === 200, SHOWN_MS)
      expect(await calls.lead(cluster.two, 'alone')).toMatch(/^L/)
    })

    it('answers lists from the database while Meilisearch is away', async () => {
      await cluster.meili.close()
      const { slug } = await calls.put(cluster.two, 'CLU-4', { ...car, model: 'Expanda' })
      for (const path of ['/', '/search', '/search/used-cars', `/cars/${slug}`])
        expect([path, (await page(cluster.two, path)).status]).toEqual([path, 200])
      expect((await calls.search(cluster.two)).count).toBeGreaterThan(12)
      // What was made without the engine is not kept; what was kept before still is.
      const before = await cacheHits(cluster.two)
      const fresh = ['/search?colour=White', '/api/cars/search?colour=White']
      for (const path of [...fresh, ...fresh]) expect((await page(cluster.two, path)).status).toBe(200)
      expect(await cacheHits(cluster.two)).toBe(before)
      expect((await cluster.two.ready()).ok).toBe(true)
    })

    it('answers 503 while the database takes what it is asked and never answers', async () => {
      const good = await calls.enquiry(cluster.two, 'silence')
      wire.silent = true
      await refusesAll({ cluster, calls }, 'With a silent database', good, 'twin')
      await refusesAll({ cluster, calls }, 'And once that is known', good, 'twin')
      wire.silent = false
      await until(async () => (await page(cluster.two, '/cars/nothing')).status === 404, 10_000)
    })

    it('answers 503 while the database is unavailable too, to calls and to pages', async () => {
      const good = await calls.enquiry(cluster.two, 'too-late')
      await wire.stop()
      await refusesAll({ cluster, calls }, 'Without a database', good, 'third')
    })

    it('has not failed on the way', () => {
      for (const app of [cluster.one, cluster.two, cluster.worker])
        expect(app.log()).not.toMatch(/unhandled|uncaught|"level":60/i)
    })
  })
}
