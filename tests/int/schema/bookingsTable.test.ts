/** A database whose bookings are in the table `appointments`, with rows, is migrated. */
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { closeDb, freshDb } from '../../helpers/db'

const payload = await freshDb()
afterAll(closeDb)
const { isSqlite } = await import('@/db/tableSqlite')
const { db } = payload
if (!isSqlite(db)) throw new Error('Migrations are for SQLite.')
const { migrations } = await import('@/db/migrations')
const { migrateDb } = await import('@/db/migrate')
const [first, renamed] = migrations
const args = { db: db.drizzle, payload, req: await createLocalReq({}, payload) }

const run = (sql: string, ...values: (string | number | null)[]) =>
  db.client.execute({ sql, args: values }).then(({ rows }) => rows.map((row) => ({ ...row })))
async function insert(table: string, row: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(row)
  const places = names.map(() => '?').join()
  await run(`INSERT INTO ${table} (${names.join()}) VALUES (${places})`, ...Object.values(row))
}

/** The table and its indexes, as one would write them: by the name of today. */
async function schemaOf(table: string): Promise<string[]> {
  const found = await run('SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL', table)
  return found
    .map(({ sql }) =>
      String(sql).replaceAll(/["`]/g, '').replaceAll(table, 'bookings').replaceAll(/\s+/g, ' '),
    )
    .sort()
}

async function storeOfBefore(): Promise<void> {
  await run('PRAGMA foreign_keys = OFF')
  for (const { name } of await run("SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL"))
    await run(`DROP TABLE "${String(name)}"`)
  await run('PRAGMA foreign_keys = ON')
  await first?.up(args)
  await insert('payload_migrations', { id: 'm1', name: first?.name ?? '', batch: 1 })
}

const BOOKING = {
  ...{ id: 'b1', tenant_id: 't1', reference: 'B1', kind: 'service', state: 'done', minutes: 45, seat: 2 },
  ...{ start: '2026-12-01T00:00:00.000Z', location_id: 'l1', slot_key: 's', car_key: 'c', request_key: 'r' },
  ...{ salt: 'x', link_hash: 'h', mail: '{"kind":"moved","to":["shopper"],"at":5}', mail_state: 'pending' },
}
const KEYS = [
  ['collection-appointments', 'collection-bookings'],
  ['collection-appointments-b1', 'collection-bookings-b1'],
  ['collection-appointmentsandmore', 'collection-appointmentsandmore'],
  ['nav', 'nav'],
]

it('keeps each row under the new name, and what names the table names it so', async () => {
  await storeOfBefore()
  await insert('tenants', { id: 't1', name: 'North', slug: 'north', config: '{}' })
  await insert('appointments', BOOKING)
  for (const [n, entity] of ['appointments', 'cars'].entries())
    await insert('audit_log', { id: `e${n}`, who: 'Jo', what: `done on ${entity}`, entity, doc_id: 'b1' })
  await insert('bulk_changes', {
    ...{ id: 'u1', batch: 'u', at: 1, who: 'Jo', user_id: 'j', entity: 'appointments', doc_id: 'b1' },
    ...{ what: 'x', change: '{}' },
  })
  for (const [key = ''] of KEYS) await insert('payload_preferences', { id: key, key, value: '{"limit":7}' })
  const schema = await schemaOf('appointments')
  expect(schema).toHaveLength(17)
  const [before] = await run('SELECT * FROM appointments')

  await renamed?.up(args)
  await insert('payload_migrations', { id: 'm2', name: renamed?.name ?? '', batch: 1 })
  expect(await run('SELECT * FROM bookings')).toEqual([before])
  expect(await schemaOf('bookings')).toEqual(schema)
  expect(await schemaOf('appointments')).toEqual([])
  expect(await run('SELECT entity, what FROM audit_log ORDER BY id')).toEqual([
    { entity: 'bookings', what: 'done on appointments' },
    { entity: 'cars', what: 'done on cars' },
  ])
  expect(await run('SELECT entity FROM bulk_changes')).toEqual([{ entity: 'bookings' }])
  expect(await run('SELECT id, key FROM payload_preferences ORDER BY id')).toEqual(
    KEYS.map(([id, key]) => ({ id, key })),
  )

  // Those that came later: the table is as the app reads it now, whoever begins again.
  await migrateDb(payload)
  await migrateDb(payload)
  const read = await payload.findByID({ collection: 'bookings', id: 'b1', depth: 0, overrideAccess: true })
  expect(read).toMatchObject({ reference: 'B1', tenant: 't1', state: 'done', mail: { to: ['shopper'] } })
  await expect(insert('bookings', { ...BOOKING, id: 'b2' })).rejects.toThrow(/UNIQUE/)
  await run('DELETE FROM tenants')
  expect(await run('SELECT tenant_id FROM bookings')).toEqual([{ tenant_id: null }])
})

it('the way back makes the table of before', async () => {
  const schema = await schemaOf('bookings')
  await renamed?.down(args)
  expect(await schemaOf('appointments')).toEqual(schema)
  expect(await schemaOf('bookings')).toEqual([])
  expect(await run('SELECT id FROM appointments')).toEqual([{ id: 'b1' }])
})
