/** Two versions on one MongoDB: which may run side by side, and which are refused. */
import { hostname } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDb, freshDb, onMongo } from '../../helpers/db'
import { startMongo } from '../../helpers/mongo'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
const BEAT = 60

if (mongo)
  describe(`versions on ${mongo.what}`, async () => {
    onMongo(mongo.url)
    const payload = await freshDb()
    afterAll(async () => {
      await closeDb()
      await mongo.stop()
    })
    const { isMongo } = await import('@/db/tableMongo')
    const { admit, showProcess, STOPS } = await import('@/db/mongo/admission')
    const { migrations } = await import('@/db/migrations')
    const { db, kv } = payload
    if (!isMongo(db)) throw new Error('This is about MongoDB.')
    const cars = db.collections.cars?.collection
    const signs = db.collections['payload-kv']?.collection
    if (!cars || !signs) throw new Error('There are no collections.')
    const start = () => admit(db, BEAT)
    const since = (name: string) => kv.set('store', { since: name })
    const row = { host: 'web1', pid: 7, since: '20261127_000000_before' }
    /** A process of the version before, until it is ended. */
    function processOfBefore(): () => Promise<void> {
      let beat = 0
      let beating: Promise<unknown> = Promise.resolve()
      const show = () => kv.set('process:old', { ...row, beat: ++beat })
      const timer = setInterval(() => void (beating = beating.then(show)), BEAT / 3)
      return async () => {
        clearInterval(timer)
        await beating
        await kv.delete('process:old')
      }
    }

    it('names as a stop only what is a migration', () =>
      expect(migrations.map(({ name }) => name)).toEqual(expect.arrayContaining([...STOPS])))

    it('a store of today says so, and takes any process of today', async () => {
      expect(await kv.get('store')).toEqual({ since: STOPS.at(-1) })
      const ends = [showProcess(payload, BEAT), showProcess(payload, BEAT)]
      await start()
      for (const end of ends) await end()
      expect(await signs.countDocuments({ key: /^process:/ })).toBe(0)
    })

    it('of several processes that start at once on a new store one says which it is', async () => {
      await signs.deleteMany({})
      await signs.dropIndexes()
      await Promise.all([start(), start(), start(), start()])
      expect(await signs.countDocuments({ key: 'store' })).toBe(1)
      expect(await kv.get('store')).toEqual({ since: STOPS.at(-1) })
      await db.connect?.()
    })

    it('a store that a newer version changed is refused by this one, and stays as it is', async () => {
      await since('20991231_000000_next')
      await expect(start()).rejects.toThrow(
        /a newer version .*\(20991231_000000_next\).*Nothing was changed\.$/,
      )
      expect(await kv.get('store')).toEqual({ since: '20991231_000000_next' })
      // As the start says it: without what Payload would make of it.
      await expect(db.connect?.()).rejects.toThrow(/^Forecourt cannot start: a newer version/)
    })

    it('while a process of before lives nothing is changed; when it is ended its rows are taken over', async () => {
      await since(row.since)
      await cars.insertOne({ stocknum: 'S1', owners: 2, overrides: { owners: 3 } })
      const end = processOfBefore()
      await new Promise((resolve) => setTimeout(resolve, BEAT))
      await expect(start()).rejects.toThrow(
        'Forecourt cannot start: 1 process of the version before still runs (7 on web1) and would find no rows any more. Stop them all, then start this version. Nothing was changed.',
      )
      expect(await kv.get('store')).toEqual({ since: row.since })
      expect(await cars.findOne({ stocknum: 'S1' })).toMatchObject({ owners: 2 })
      await end()
      await start()
      expect(await kv.get('store')).toEqual({ since: STOPS.at(-1) })
      const car = await cars.findOne({ stocknum: 'S1' })
      expect(car).toMatchObject({ previous_owners: 2, overrides: { previous_owners: 3 } })
      expect(car).not.toHaveProperty('owners')
    })

    it('one that was killed does not hold it up', async () => {
      await since(row.since)
      await kv.set('process:killed', { ...row, host: hostname(), beat: Date.now() })
      await start()
      expect(await kv.get('store')).toEqual({ since: STOPS.at(-1) })
    })
  })
