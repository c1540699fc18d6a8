import { getDb } from './payload'
import { copyTo } from './sqlite/copy'
import { isSqlite } from './tableSqlite'

/** False for MongoDB, which has its own tools. */
export async function copyDatabase(file: string, said?: { key: string; data: string }): Promise<boolean> {
  const { db } = await getDb()
  if (!isSqlite(db)) return false
  await copyTo(db, file, said)
  return true
}
