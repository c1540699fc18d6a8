/**
 * What pages, calls, staff, integrators and the worker ask MongoDB for, recorded between the production build and the database:
 * rows of dealers are asked for by dealer, and each question has an index. (A double explains no query; an index that it has can be told.)
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { appEndpoints } from '../../helpers/appEndpoints'
import { DEALER, DEALERSHIP, PLATFORM, startCluster, TENANT, type Cluster } from '../../helpers/cluster'
import { clusterCalls, type ClusterCalls } from '../../helpers/clusterCalls'
import { clusterVisitor } from '../../helpers/clusterVisitor'
import { closeDb, freshDb } from '../../helpers/db'
import { startMongo } from '../../helpers/mongo'
import { binds, queriesOf, shapeOf, type Query } from '../../helpers/mongoQueries'
import { mongoWire, type MongoWire } from '../../helpers/mongoWire'
import { oneOfEachType, sitemapPaths, UNLISTED } from '../../helpers/sitemap'
import { plant } from '../access/world'
import { until } from '../server/support'
import { OF_ALL, OF_ONE, WHOLE } from './mongoQueries.data'
import { isMongo } from '@/db/tableMongo'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(mongo ? `Questions to MongoDB, on ${mongo.what}` : 'Questions to MongoDB: no MongoDB ran')
afterAll(() => mongo?.stop())

if (mongo) {
  const secret = randomBytes(32).toString('hex')
  const settings = { DATABASE_ALLOW_STANDALONE: '1', PLATFORM_ADMIN_TWO_STEPS: 'optional' }
  const own = { DATABASE_URL: mongo.url, PAYLOAD_SECRET: secret, PLATFORM_HOST: PLATFORM }
  Object.assign(process.env, settings, own, { REAL_PASSWORDS: '1' })
  const json = { 'content-type': 'application/json' }
  const password = 'correct horse battery staple'
  const person = { name: 'Ann Lee', phone: '0412345678', terms_conditions: true, terms_agreed: 'true' }

  const withoutHow = (shape: string) => shape.slice(shape.indexOf(' ') + 1).replace(/ by .*/, '')

  /** Names of collections, and of their versions, whose rows have a dealer. */
  function ownedBy({ config, db }: Payload): Set<string> {
    const adapter = db
    if (!isMongo(adapter)) throw new Error('This is not MongoDB')
    const slugs = config.collections.filter(({ fields }) =>
      fields.some((field) => 'name' in field && field.name === 'tenant'),
    )
    return new Set(
      slugs.flatMap(({ slug }) =>
        [adapter.collections[slug], adapter.versions[slug]].flatMap(
          (model) => model?.collection.collectionName ?? [],
        ),
      ),
    )
  }

  const known = new Map<string, Promise<string[][]>>()
  /** The keys of each index; null for a collection that Payload does not know. */
  async function indexesOf({ db }: Payload, name: string): Promise<string[][] | null> {
    if (!isMongo(db)) throw new Error('This is not MongoDB')
    const models = [...Object.values(db.collections), ...Object.values(db.versions)]
    const model = models.find(({ collection }) => collection.collectionName === name)
    if (!model) return null
    const read = async () => (await model.collection.indexes()).map(({ key }) => Object.keys(key))
    const found = known.get(name) ?? read()
    known.set(name, found)
    return found
  }

  /** What an index begins with is bound in each alternative, or gives the order. */
  function isServed({ filter, sort }: Query, indexes: readonly string[][]): boolean {
    const first = new Set(indexes.map(([name]) => name))
    return binds(filter, (field) => first.has(field)) || first.has(sort[0])
  }

  describe('what is asked of MongoDB', () => {
    let wires: Record<'web' | 'worker', MongoWire>
    let cluster: Cluster
    let calls: ClusterCalls
    let db: Payload

    beforeAll(async () => {
      wires = { web: await mongoWire(mongo.url), worker: await mongoWire(mongo.url) }
      const through = ({ url }: MongoWire) => ({ DATABASE_URL: `${url}&retryWrites=false` })
      cluster = await startCluster(through(wires.web).DATABASE_URL, secret, settings, through(wires.worker))
      for (const slug of [TENANT, 'twin']) await cluster.operator('tenants', 'apply', cluster.folderOf(slug))
      const scope = 'stock:read,stock:write,leads:read'
      const created = await cluster.operator('keys', 'create', '--tenant', TENANT, '--scope', scope)
      calls = clusterCalls(cluster, created.split('\n').at(-1) ?? '')
      db = await freshDb()
      // What a start and an operator ask for goes through all dealers.
      wires.web.commands.length = 0
    }, 300_000)
    afterAll(async () => {
      await closeDb()
      await cluster.close()
      await Promise.all([wires.web.stop(), wires.worker.stop()])
    })

    const one = () => cluster.one

    async function shopper() {
      const visitor = clusterVisitor(one, DEALER, cluster.mailbox)
      const read = async (path: string) => (await visitor.get(path)).text
      await until(async () => (await calls.search(one())).count > 5, 20_000)
      const paths = [...oneOfEachType(await sitemapPaths(read)), ...UNLISTED]
      for (const path of paths) await visitor.get(path)
      const [first] = (await calls.search(one())).hits
      const email = 'ann@shopper.example'
      expect(await visitor.signIn(email)).toBe(200)
      const of = { ...person, email, car_id: first?.id, dealership_slug: DEALERSHIP }
      const taken = [
        await visitor.prove('/api/leads', { ...of, message: 'Is it there?' }),
        await visitor.prove('/api/saved-searches', {
          email,
          search: '/search',
          frequency: 'daily',
          consent: true,
        }),
        await visitor.post('/api/watchlist/save-car', { car_id: first?.id }),
      ]
      expect(taken.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2])
      for (const path of ['/account', '/watchlist', '/garage']) await visitor.get(path)
    }

    async function staff() {
      const email = 'dora@staff.example'
      const [tenant] = (await db.find({ collection: 'tenants', where: { slug: { equals: TENANT } } })).docs
      await plant(db, 'users', {
        email,
        password,
        name: 'Dora',
        role: 'dealer_admin',
        tenants: [tenant?.id],
      })
      const headers = { ...json, origin: `https://${PLATFORM}`, cookie: '' }
      const ask = (path: string, method = 'GET', body?: object) =>
        one().ask({
          ...{ method, host: PLATFORM, path, headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      const came = await ask('/admin/api/users/login', 'POST', { email, password })
      expect(came.status).toBe(200)
      headers.cookie = String([came.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
      const shown: number[] = []
      for (const slug of Object.keys(db.collections)) {
        shown.push((await ask(`/admin/api/${slug}?limit=5`)).status)
        await ask(`/admin/collections/${slug}`)
      }
      expect(shown.filter((status) => status === 200).length).toBeGreaterThan(20)
      const { docs }: { docs: { id: string }[] } = JSON.parse((await ask('/admin/api/cars?limit=1')).text)
      expect((await ask(`/admin/api/cars/${docs[0]?.id}`, 'PATCH', { price: 12_345 })).status).toBe(200)
      for (const path of ['/admin', '/admin/inbox', '/admin/reports', '/admin/search?q=Ann']) await ask(path)
    }

    async function everyAddress() {
      const [car] = (await calls.search(one())).hits
      const stocknum = 'ASK-1'
      await calls.put(one(), stocknum, { make: 'Jayco', model: 'Journey', year: 2024, car_type: 'used' })
      const samples = {
        ...{ dealer: DEALER, key: [], session: [], bodies: {}, collections: [] },
        params: {
          ...{ '/cars/[slug]': car?.slug ?? '', '/api/cars/[slug]': car?.slug ?? '' },
          '/api/v1/dealerships/[dealership]': DEALERSHIP,
          '/api/v1/dealerships/[dealership]/cars/[stocknum]': stocknum,
          '/api/v1/[[...path]]': 'leads',
        },
      }
      for (const { method, path, host } of appEndpoints(samples).filter(({ method }) => method === 'GET'))
        await one().ask({ method, path, host: host === 'localhost' ? PLATFORM : host, headers: calls.auth })
    }

    /** Each shape once, with the query of it. */
    const asked = (wire: MongoWire): Map<string, Query> =>
      new Map(wire.commands.flatMap(queriesOf).map((query) => [shapeOf(query), query]))

    it('are asked for by shoppers, staff and integrators', async () => {
      await shopper()
      await staff()
      await everyAddress()
      await wait(3000)
      expect([asked(wires.web).size, asked(wires.worker).size].map((count) => count > 60)).toEqual([
        true,
        true,
      ])
    }, 180_000)

    it.each(['web', 'worker'] as const)('%s: rows of dealers are asked for by dealer', (role) => {
      const owned = ownedBy(db)
      const loose = [...asked(wires[role])].flatMap(([shape, query]) =>
        !owned.has(query.of) || binds(query.filter, (field) => OF_ONE.has(field)) ? [] : [withoutHow(shape)],
      )
      const listed = Object.values(OF_ALL).flat()
      expect([...new Set(loose)].filter((shape) => !listed.includes(shape))).toEqual([])
    })

    it.each(['web', 'worker'] as const)('%s: each question has an index', async (role) => {
      const unserved: string[] = []
      for (const [shape, query] of asked(wires[role])) {
        const indexes = await indexesOf(db, query.of)
        if (indexes && !WHOLE.includes(shape) && !isServed(query, indexes)) unserved.push(shape)
      }
      expect(unserved).toEqual([])
    })
  })
}
