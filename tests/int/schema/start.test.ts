import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createLocalReq, type Payload } from 'payload'

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
let payload: Payload | undefined
afterAll(() => payload?.destroy())

it('an empty data folder becomes a database that keeps a row', async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  payload = await getDb()
  const made = await payload.create({
    collection: 'manufacturers',
    data: { name: 'Toyota', slug: 'toyota' },
    overrideAccess: true,
  })
  const found = await payload.findByID({ collection: 'manufacturers', id: made.id, overrideAccess: true })
  expect(found.name).toBe('Toyota')
  expect(await getDb()).toBe(payload)
})

it('a store that was made in steps is whole; one with some of them is refused, and nothing is changed', async () => {
  const { migrateDb } = await import('@/db/migrate')
  const { isSqlite } = await import('@/db/tableSqlite')
  const { db } = payload ?? {}
  if (!payload || !db || !isSqlite(db)) throw new Error('Migrations are for SQLite.')
  const names = async () =>
    (await db.client.execute('SELECT name FROM payload_migrations')).rows.map(({ name }) => String(name))
  const { migrations } = await import('@/db/migrations')
  const all = migrations.map(({ name }) => name)
  const [first = ''] = all
  const args = { db: db.drizzle, payload, req: await createLocalReq({}, payload) }
  for (const { down } of migrations.slice(1).toReversed()) await down(args)
  await db.client.execute({ sql: 'DELETE FROM payload_migrations WHERE name <> ?', args: [first] })
  const stepsWere = (name: string) =>
    db.client.execute({ sql: 'UPDATE payload_migrations SET name = ?', args: [name] })

  await stepsWere('20261128_153257_same_vin')
  await migrateDb(payload)
  expect(await names()).toEqual(all)

  const some = '20261127_030815_google_store_code'
  await stepsWere(some)
  await expect(migrateDb(payload)).rejects.toThrow(/never released/)
  expect(await names()).toEqual(all.map(() => some))
})
