/** The store of the version of 27 November 2026, with rows in each table, as that version wrote them. */
import { readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'

/** Takes the place of a database that nobody has open. */
export async function writeStoreOfBefore(file: string): Promise<void> {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
  const client = createClient({ url: `file:${file}` })
  await client.executeMultiple(
    gunzipSync(readFileSync('tests/fixtures/store/e8e4d00a.sql.gz')).toString('utf8'),
  )
  client.close()
}

/** How many rows each table has. */
export async function rowCounts(file: string): Promise<Record<string, number>> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await client.execute(`SELECT count(*) AS n FROM "${String(name)}"`)
    counts[String(name)] = Number(found.rows[0]?.n)
  }
  client.close()
  return counts
}
