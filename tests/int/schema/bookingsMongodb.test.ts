/** A MongoDB whose bookings are in the collection `appointments` is opened. */
import { afterAll, describe, expect, it } from 'vitest'
import { closeDb, freshDb, onMongo } from '../../helpers/db'
import { startMongo } from '../../helpers/mongo'
import { canary, SAMPLES } from '../access/samples.data'
import { plant } from '../access/world'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(mongo ? `Bookings' collection: ${mongo.what}` : 'Bookings’ collection: no MongoDB ran')

if (mongo)
  describe('the collection of bookings on MongoDB', async () => {
    onMongo(mongo.url)
    const payload = await freshDb()
    afterAll(async () => {
      await closeDb()
      await mongo.stop()
    })
    const { isMongo } = await import('@/db/tableMongo')
    const { db } = payload
    if (!isMongo(db)) throw new Error('This is about MongoDB.')
    const database = db.connection.getClient().db()
    const documents = (slug: string) => {
      const model = db.collections[slug]
      if (!model) throw new Error(`no ${slug}`)
      return model.collection
    }
    const refs = { tenant: '', location: '', dealership: '' }
    const start = async () => db.connect?.()
    const names = async () => (await database.listCollections().toArray()).map(({ name }) => name)
    const add = (n: string) => plant(payload, 'bookings', SAMPLES.bookings?.(refs, canary('a'), n))
    const references = async () => {
      const { docs } = await payload.find({ collection: 'bookings', depth: 0, overrideAccess: true })
      return docs.map(({ reference }) => reference).sort()
    }

    it('gets its name of today at a start, with its rows and indexes, and so does what names it', async () => {
      for (const slug of ['tenants', 'dealerships', 'locations'] as const)
        Object.assign(refs, {
          [slug.slice(0, -1)]: await plant(payload, slug, SAMPLES[slug]?.(refs, canary('a'), '')),
        })
      await add('1')
      const indexes = await database.collection('bookings').indexes()
      await database.renameCollection('bookings', 'appointments')
      const entity = 'appointments'
      await documents('audit-log').insertOne({ entity, what: 'done on appointments' })
      await documents('bulk-changes').insertOne({ entity })
      const keys = ['collection-appointments', 'collection-appointments-b1', 'collection-appointmentsandmore']
      await documents('payload-preferences').insertMany(keys.map((key) => ({ key })))

      await start()
      await start()
      expect(await names()).not.toContain('appointments')
      expect(await references()).toEqual(['B11'])
      expect(await database.collection('bookings').indexes()).toEqual(indexes)
      const entry = await documents('audit-log').findOne({ what: 'done on appointments' })
      expect(entry).toMatchObject({ entity: 'bookings' })
      expect(await documents('bulk-changes').findOne({ entity })).toBeNull()
      const kept = await documents('payload-preferences').find().toArray()
      expect(kept.map(({ key }) => String(key))).toEqual([
        ...['collection-bookings', 'collection-bookings-b1', 'collection-appointmentsandmore'],
      ])
    })

    it('takes in what a process of the version before still wrote, but no seat twice', async () => {
      const [one] = await database.collection('bookings').find().toArray()
      const { _id, ...row } = one ?? {}
      await database.collection('appointments').insertMany([
        { ...row, reference: 'B12', car_key: 'c2', slot_key: 's2', request_key: 'r2' },
        { ...row, reference: 'B13' },
      ])
      await start()
      expect(await references()).toEqual(['B11', 'B12'])
      const left = await database.collection('appointments').find().toArray()
      expect(left.map(({ reference }) => String(reference))).toEqual(['B13'])
    })
  })
