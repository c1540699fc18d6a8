import { getDb } from './payload'
import { isSqlite } from './tableSqlite'

/**
 * Copies the SQLite database to a file that is not there yet, while it is written to: the copy is one moment, whole and checked.
 * @returns false for MongoDB, which has tools of its own
 */
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
