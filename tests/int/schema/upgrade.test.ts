/** A data folder of the version of 27 November 2026 is started by this one: copied, migrated, refused or taken back whole. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { createClient } from '@libsql/client'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb, freshDb } from '../../helpers/db'
import { rowCounts, writeStoreOfBefore } from '../../helpers/storeOfBefore'

const dir = process.env.DATA_DIR ?? ''
const file = path.join(dir, 'forecourt.db')
await writeStoreOfBefore(file)
const before = await rowCounts(file)
const payload = await freshDb()
afterAll(closeDb)
const { isSqlite } = await import('@/db/tableSqlite')
const { db } = payload
if (!isSqlite(db)) throw new Error('Migrations are for SQLite.')
const { client } = db
const { migrateDb } = await import('@/db/migrate')
const { copyBefore, copiesIn } = await import('@/db/sqlite/copyBefore')
const { migrations } = await import('@/db/migrations')

const sql = async (text: string, ...args: (string | number)[]) =>
  (await client.execute({ sql: text, args })).rows.map((row) => ({ ...row }))
const names = async () => (await sql('SELECT name FROM payload_migrations')).map(({ name }) => String(name))
/** All that is stored, in one word. */
async function content(): Promise<string> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-')), 'copy.db')
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  return createHash('sha256').update(readFileSync(copy)).digest('hex')
}

it('its schema is that of today, and each row is there', async () => {
  const { pushSchema } = db.requireDrizzleKit()
  const drizzle = z.custom<Parameters<typeof pushSchema>[1]>().parse(db.drizzle)
  const pushed = z.object({ statementsToExecute: z.array(z.string()) })
  expect(pushed.parse(await pushSchema(db.schema, drizzle)).statementsToExecute).toEqual([])

  const now = await rowCounts(file)
  const renamed = Object.entries(before).map(([table, count]) => [
    table === 'appointments' ? 'bookings' : table,
    count,
  ])
  const { payload_migrations: _, ...rest } = Object.fromEntries(renamed)
  expect(now).toMatchObject(rest)
  expect(now).toMatchObject({ cars: 3, leads: 4, bookings: 4, payments: 3 })
  expect(await names()).toEqual(expect.arrayContaining(migrations.map(({ name }) => name)))
})

it('its rows are read and written', async () => {
  const { docs } = await payload.find({ collection: 'cars', overrideAccess: true, depth: 0 })
  expect(docs.map(({ make }) => make)).not.toContain(null)
  const [lead] = (await payload.find({ collection: 'leads', overrideAccess: true, depth: 0 })).docs
  expect(lead?.name).toMatch(/\w/)
  expect(lead?.name).not.toBe('Cannot be read')
  const [booking] = (await payload.find({ collection: 'bookings', overrideAccess: true, depth: 0 })).docs
  const data = { message: 'Later, please' }
  const changed = await payload.update({
    ...{ collection: 'bookings', id: booking?.id ?? '', data, overrideAccess: true },
  })
  expect(changed).toMatchObject(data)
})

it('was copied before, as it was', async () => {
  const copies = await copiesIn(dir)
  expect(copies).toHaveLength(1)
  expect(await rowCounts(copies[0] ?? '')).toEqual(before)
})

it('no more than three copies stay, and one content counts once', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  for (const first of await copiesIn(dir)) rmSync(first)
  for (const minute of [1, 2, 3, 4, 5]) {
    await sql('UPDATE tenants SET updated_at = ?', at(minute).toISOString())
    const copy = await copyBefore(db, { dataDir: dir, at: at(minute) })
    expect(await copyBefore(db, { dataDir: dir, at: at(minute + 30) })).toBe(copy)
  }
  expect((await copiesIn(dir)).map((name) => path.basename(name))).toEqual(
    [3, 4, 5].map((minute) => `2026-01-01T00-0${minute}-00.000Z.db`),
  )
  expect(readdirSync(path.join(dir, 'before-migrations'))).toHaveLength(3)
})

it('without room for the copy nothing is changed, and the sentence says how much is missing', async () => {
  const was = await content()
  await sql('UPDATE tenants SET updated_at = ?', '2028-01-01T00:00:00.000Z')
  const free = () => Promise.resolve(150_000_000)
  await expect(copyBefore(db, { dataDir: dir, free })).rejects.toThrow(
    /copies it before, which takes \d+ MB and 200 MB to spare in .*, and 150 MB are left\. Make room there/,
  )
  expect(await copiesIn(dir)).toHaveLength(3)
  expect(await content()).not.toBe(was)
})

const broken = (up: (typeof migrations)[number]['up']) => [
  ...migrations,
  { name: '20991231_000000_next', up },
]

it('a migration that fails is taken back whole, and the sentence says the way back', async () => {
  const was = await content()
  const half = broken(async () => {
    await sql('CREATE TABLE halfway (id text)')
    await sql('DELETE FROM leads')
    await sql('ALTER TABLE no_such_table ADD x text')
  })
  const told = await migrateDb(payload, half).catch((error: unknown) => String(error))
  expect(told).toMatch(
    /^Error: Forecourt cannot start: the migration 20991231_000000_next failed \(.*no such table: no_such_table.*\) and was taken back whole\. The way back: npm run forecourt -- upgrade undo, which puts back the copy of before \(.*before-migrations.*\.db\); then start the version before\.$/,
  )
  expect(await content()).toBe(was)
  const [copy = ''] = (await copiesIn(dir)).slice(-1)
  expect(told).toContain(copy)
  // A supervisor that starts it again and again does not push the good copy out.
  for (let n = 0; n < 4; n++) await migrateDb(payload, half).catch(() => undefined)
  expect((await copiesIn(dir)).at(-1)).toBe(copy)
})

it('a table that a migration makes anew takes no rows of others with it', async () => {
  const [had] = await sql('SELECT count(*) AS n FROM _pages_v')
  await migrateDb(
    payload,
    broken(async () => {
      await sql('CREATE TABLE anew AS SELECT * FROM pages')
      await sql('DROP TABLE pages')
      await sql('ALTER TABLE anew RENAME TO pages')
    }),
  )
  expect(await sql('SELECT count(*) AS n FROM _pages_v')).toEqual([had])
  expect(await sql('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }])
})

it('a folder of a newer version is refused in one sentence, and nothing is changed', async () => {
  const was = await content()
  await expect(migrateDb(payload)).rejects.toThrow(
    'Forecourt cannot start: a newer version of Forecourt has changed this database (20991231_000000_next), and this version would damage it. Start the newer version, or put back the copy that it made before: npm run forecourt -- upgrade undo. Nothing was changed.',
  )
  expect(await content()).toBe(was)
})

it('a database that another process serves is not migrated under it', async () => {
  const old = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-')), 'old.db')
  await writeStoreOfBefore(old)
  const other = createClient({ url: `file:${old}` })
  const sign = { holder: 'x', host: hostname(), pid: process.ppid, beat: 1 }
  const write = (beat: number) =>
    other.execute({
      sql: 'INSERT OR REPLACE INTO payload_kv (id, key, data) VALUES (?, ?, ?)',
      args: ['k', 'built-in-search', JSON.stringify({ ...sign, beat })],
    })
  let beat = 1
  await write(beat)
  const beating = setInterval(() => void write(++beat), 1000)
  const served = Object.assign(Object.create(payload), {
    db: Object.assign(Object.create(db), { client: other }),
  })
  const count = async () => (await other.execute('SELECT count(*) AS n FROM payload_migrations')).rows[0]?.n
  const had = await count()
  await expect(migrateDb(served).finally(() => clearInterval(beating))).rejects.toThrow(
    `process ${process.ppid} on ${hostname()} still serves this database, and this version changes its tables. Stop that process first.`,
  )
  expect(await count()).toBe(had)
  other.close()
})
