/** A data folder with rows in each collection is moved into an empty MongoDB, compared, and refused where it must be. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { closeDb, freshDb, onMongo } from '../../helpers/db'
import { startMongo } from '../../helpers/mongo'
import { rowCounts, writeStoreOfBefore } from '../../helpers/storeOfBefore'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
const SECRET = '8d5c1f0a'.repeat(8)
const file = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-')), 'forecourt.db')

if (mongo)
  describe(`from SQLite to ${mongo.what}`, async () => {
    onMongo(mongo.url)
    process.env.PAYLOAD_SECRET = SECRET
    const payload = await freshDb()
    afterAll(async () => {
      await closeDb()
      await mongo.stop()
    })
    const { move } = await import('@/db/move')
    const { objectIdOf } = await import('@/db/move/ids')
    const { openHome } = await import('@/db/home')
    const { isMongo } = await import('@/db/tableMongo')
    const { isLinkKey, linkKey } = await import('@/features/reservations/reference')
    const { db, kv } = payload
    if (!isMongo(db)) throw new Error('This is about MongoDB.')
    const { connection } = db

    const inSource = async (sql: string, ...args: string[]) => {
      const client = createClient({ url: `file:${file}` })
      const { rows } = await client.execute({ sql, args })
      client.close()
      return rows
    }
    const all = async <Slug extends CollectionSlug>(collection: Slug) =>
      (await payload.find({ collection, depth: 0, pagination: false, overrideAccess: true })).docs
    const empty = async () => {
      for (const model of [...Object.values(db.collections), ...Object.values(db.versions)])
        await model.collection.deleteMany({})
    }
    beforeEach(async () => {
      await empty()
      await writeStoreOfBefore(file)
    })

    it('copies every row and version, and both are the same', async () => {
      const lines: string[] = []
      const moved = await move(file, (line) => lines.push(line))
      expect(moved).toEqual({ collections: 56, rows: 179, differences: [] })
      expect(lines).toEqual(expect.arrayContaining(['leads: 4', 'cars: 3', 'bookings: 4', 'users: 10']))
      const stored = await rowCounts(file)
      expect((await all('pages')).length).toBe(stored.pages)
      expect(await db.versions.pages?.collection.countDocuments()).toBe(stored._pages_v)
    })

    it('rows refer to those that they referred to, in fields, lists and texts', async () => {
      await move(file)
      const tenants = await inSource('SELECT id, slug FROM tenants')
      const moved = await all('tenants')
      expect(moved.map(({ id, slug }) => [id, slug]).toSorted()).toEqual(
        tenants.map(({ id, slug }) => [objectIdOf(String(id)), slug]).toSorted(),
      )
      const ids = new Set(moved.map(({ id }) => id))
      const leads = await all('leads')
      expect(leads.map(({ tenant }) => ids.has(String(tenant)))).toEqual(leads.map(() => true))
      const cars = new Set((await all('cars')).map(({ id }) => id))
      const histories = await all('car-history')
      expect(histories.length).toBeGreaterThan(0)
      expect(JSON.stringify([leads, histories, [...cars]])).not.toMatch(
        new RegExp(tenants.map(({ id }) => String(id)).join('|')),
      )
    })

    it('what is sealed opens under its new id, and links in mails of before open what they opened', async () => {
      const [before] = await inSource('SELECT id FROM tenants LIMIT 1')
      const former = String(before?.id)
      await move(file)
      const [lead] = await all('leads')
      expect(lead?.name).toMatch(/\w/)
      expect(lead?.name).not.toBe('Cannot be read')
      expect(isLinkKey(objectIdOf(former), 'R1', linkKey(former, 'R1'))).toBe(false)
      expect(await openHome()).toBe(false)
      expect(isLinkKey(objectIdOf(former), 'R1', linkKey(former, 'R1'))).toBe(true)
      expect(isLinkKey(objectIdOf(former), 'R2', linkKey(former, 'R1'))).toBe(false)
    })

    it('the folder that was moved is a copy from then on', async () => {
      await move(file)
      const [home] = await inSource("SELECT data FROM payload_kv WHERE key = 'home'")
      expect(JSON.parse(String(home?.data))).toEqual({ place: null })
      expect(await kv.get('moving')).toBeNull()
    })

    it('a target that has rows is refused, and gets none', async () => {
      await db.collections.manufacturers?.collection.insertOne({ name: 'Own' })
      await expect(move(file)).rejects.toThrow(
        'The database of DATABASE_URL is not empty: manufacturers has 1 rows. Name an empty one; nothing was copied.',
      )
      expect(await all('leads')).toEqual([])
    })

    it('leads that no secret opens are refused before anything is copied', async () => {
      await inSource("UPDATE leads SET name = 's1.' || substr(name, 4) WHERE name IS NOT NULL")
      await inSource('UPDATE leads SET name = substr(name, 1, length(name) - 4) WHERE name IS NOT NULL')
      const told = await move(file).catch((error: unknown) => String(error))
      expect(told).toMatch(/leads are sealed with another secret: set PAYLOAD_SECRET/)
      expect(await all('cars')).toEqual([])
    })

    it('says which list differs, and no server starts on it', async () => {
      const watched = db.create
      db.create = (wanted) =>
        wanted.collection === 'cars'
          ? watched.call(db, { ...wanted, data: { ...wanted.data, price: 1 } })
          : watched.call(db, wanted)
      const moved = await move(file).finally(() => (db.create = watched))
      expect(moved.differences).toEqual(['cars: 3 rows, whose content differs'])
      await expect(openHome()).rejects.toThrow(/a move into this database was cut short\. Drop the database/)
      await expect(move(file)).rejects.toThrow(/cut short\. Drop the database/)
      expect(connection.readyState).toBe(1)
    })
  })
