import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb, freshDb } from '../../helpers/db'

const { db } = await freshDb()
afterAll(closeDb)
const { isSqlite } = await import('@/db/tableSqlite')
if (!isSqlite(db)) throw new Error('Migrations are for SQLite.')
const { generateDrizzleJson, generateMigration, pushSchema } = db.requireDrizzleKit()

it('`npm run migrate:create` has nothing to propose: the one snapshot is of the schema of today', async () => {
  const snapshots = readdirSync(db.migrationDir).filter((name) => name.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  const before = JSON.parse(readFileSync(path.join(db.migrationDir, snapshots[0] ?? ''), 'utf8'))
  expect(await generateMigration(before, await generateDrizzleJson(db.schema))).toEqual([])
})

it('the migrations, in their order, made the schema of today', async () => {
  // Payload's two packages name the type of one object differently.
  const drizzle = z.custom<Parameters<typeof pushSchema>[1]>().parse(db.drizzle)
  const pushed = z.object({ statementsToExecute: z.array(z.string()) })
  const missing = async () => pushed.parse(await pushSchema(db.schema, drizzle)).statementsToExecute
  expect(await missing()).toEqual([])
  // What it compares is the database itself.
  await db.client.execute('ALTER TABLE users ADD no_field text')
  expect(await missing()).toEqual(['ALTER TABLE `users` DROP COLUMN `no_field`;'])
})
