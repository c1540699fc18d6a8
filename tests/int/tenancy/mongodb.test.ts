import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { startMongo } from '../../helpers/mongo'
import { closeDb, freshDb } from '../../helpers/db'
import { newRowsTests } from './newRowsTests'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(
  mongo
    ? `Dealers on MongoDB by ${mongo.what}`
    : 'Dealers on MongoDB: none ran (no MONGODB_TEST_URL, no mongod, no Java with Maven)',
)
afterAll(() => mongo?.stop())

if (mongo) {
  Object.assign(process.env, {
    DATABASE_URL: mongo.url,
    DATABASE_ALLOW_STANDALONE: '1',
    PLATFORM_HOST: 'platform.test',
    PAYLOAD_SECRET: 'c1f0a9d2b7e84536a0f1c2d3e4b5a697',
  })

  describe('the same configuration on MongoDB', () => {
    let db: Payload
    beforeAll(async () => {
      db = await freshDb()
    })
    afterAll(closeDb)

    it('loads a dealer whole, and does nothing the second time', async () => {
      const { applyTenant } = await import('@/definitions/applyTenant')
      const { parseStock } = await import('@/definitions/stock')
      const { demoSources } = await import('../../helpers/demoSources')
      const whole = demoSources().find(({ definition }) => definition.slug === 'outback-caravans')
      if (!whole) throw new Error('no outback-caravans')
      const outback = { ...whole, stock: JSON.stringify(parseStock(whole.stock).slice(0, 40)) }
      const first = await applyTenant(outback)
      expect(first.cars).toBeGreaterThan(30)
      expect(await applyTenant(outback)).toMatchObject({ skipped: true })
      const twin = await applyTenant({
        ...outback,
        definition: { ...outback.definition, slug: 'twin', domains: [] },
      })
      expect(twin.cars).toBe(first.cars)
    })

    it('bounds staff to their dealer: reads, counts, writes and links', async () => {
      const [one, other] = (
        await db.find({ collection: 'tenants', sort: 'slug', limit: 2, overrideAccess: true })
      ).docs
      if (!one || !other) throw new Error('two dealers are needed')
      const made = await db.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          email: 'editor@staff.example',
          password: 'correct horse battery',
          name: 'E',
          role: 'editor',
          tenants: [one.id],
          disabled: false,
          demo: false,
        },
      })
      const as = { overrideAccess: false, user: { ...made, collection: 'users' as const } }
      const cars = await db.find({ collection: 'cars', limit: 100, ...as })
      expect(cars.docs.length).toBeGreaterThan(30)
      expect(new Set(cars.docs.map(({ tenant }) => tenant))).toEqual(new Set([one.id]))
      const foreign = { tenant: { equals: other.id } }
      expect((await db.count({ collection: 'cars', where: foreign, ...as })).totalDocs).toBe(0)
      const [theirs] = (
        await db.find({ collection: 'locations', where: foreign, limit: 1, overrideAccess: true })
      ).docs
      const [yard] = (
        await db.find({ collection: 'dealerships', where: foreign, limit: 1, overrideAccess: true })
      ).docs
      const [own] = cars.docs
      if (!theirs || !yard || !own) throw new Error('rows are missing')
      await expect(
        db.update({ collection: 'locations', id: theirs.id, data: { name: 'x' }, ...as }),
      ).rejects.toThrow()
      await expect(
        db.create({
          collection: 'models',
          data: { tenant: other.id, name: 'x', slug: 'x', status: 'current', manufacturer_body: 'x' },
          ...as,
        }),
      ).rejects.toThrow()
      await expect(
        db.update({ collection: 'cars', id: own.id, data: { dealership_id: yard.id }, ...as }),
      ).rejects.toThrow()
      const saved = await db.update({ collection: 'cars', id: own.id, data: { tag: 'Bargain' }, ...as })
      expect(saved).toMatchObject({ tag: 'Bargain', overrides: { tag: 'Bargain' }, hold_state: 'free' })
      const log = await db.find({ collection: 'audit-log', overrideAccess: true })
      expect(log.docs[0]).toMatchObject({ who: 'editor@staff.example', what: 'update cars', doc_id: own.id })
    })

    newRowsTests(() => db)
  })
}
