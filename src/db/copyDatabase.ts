import { getDb } from './payload'
import { isSqlite } from './tableSqlite'

/** Copies to a new file while it is written to: one moment, whole and checked. False for MongoDB, which has its own tools. */
export async function copyDatabase(file: string): Promise<boolean> {
  const { db } = await getDb()
  if (!isSqlite(db)) return false
  await db.client.execute({ sql: 'VACUUM INTO ?', args: [file] })
  await db.client.execute({ sql: 'ATTACH DATABASE ? AS copied', args: [file] })
  try {
    const { rows } = await db.client.execute('PRAGMA copied.integrity_check')
    const [first] = rows
    if (first?.integrity_check !== 'ok') throw new Error('The copy of the database is damaged. Try again.')
  } finally {
    await db.client.execute('DETACH DATABASE copied')
  }
  return true
}
