import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { uuidv7 } from '@/db/tableSqlite'

/**
 * Copies to a new file while it is written to: one moment, whole and checked. `said`: a row of `payload_kv` that the copy has in place
 * of the original's.
 */
export async function copyTo(
  { client }: Pick<SQLiteAdapter, 'client'>,
  file: string,
  said?: { key: string; data: string },
): Promise<void> {
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] })
  await client.execute({ sql: 'ATTACH DATABASE ? AS copied', args: [file] })
  try {
    const { rows } = await client.execute('PRAGMA copied.integrity_check')
    const [first] = rows
    if (first?.integrity_check !== 'ok') throw new Error('The copy of the database is damaged. Try again.')
    if (said)
      await client.execute({
        sql: 'INSERT INTO copied.payload_kv (id, key, data) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET data = excluded.data',
        args: [uuidv7(), said.key, said.data],
      })
  } finally {
    await client.execute('DETACH DATABASE copied')
  }
}
