/** Restores every table: with a planted fault the matrix does real damage. SQLite only, like the matrix. */
import { isSqlite } from '@/db/tableSqlite'
import type { World } from './world'

const KEEP = /^(sqlite_|saved__)/

export async function saveTables(world: World): Promise<() => Promise<void>> {
  const { db } = world.db
  if (!isSqlite(db)) throw new Error('The matrix runs on SQLite')
  const { rows } = await db.client.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`)
  const tables = rows.map(({ name }) => String(name)).filter((name) => !KEEP.test(name))
  for (const table of tables)
    await db.client.execute(`CREATE TABLE "saved__${table}" AS SELECT * FROM "${table}"`)
  return async () => {
    await db.client.execute('PRAGMA foreign_keys = OFF')
    await db.client.batch(
      tables.flatMap((table) => [
        `DELETE FROM "${table}"`,
        `INSERT INTO "${table}" SELECT * FROM "saved__${table}"`,
      ]),
      'write',
    )
    await db.client.execute('PRAGMA foreign_keys = ON')
  }
}
