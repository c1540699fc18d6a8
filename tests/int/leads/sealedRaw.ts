/** Rows as the store has them, past everything that opens and seals. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export async function rawStore() {
  const { getDb } = await import('@/db/payload')
  const { fieldKinds } = await import('@/db/tableTypes')
  const { isMongo, mongoTable } = await import('@/db/tableMongo')
  const { isSqlite, sqliteTable } = await import('@/db/tableSqlite')
  const db = await getDb()
  const kinds = fieldKinds(db.collections.leads.config)
  const plain = isSqlite(db.db)
    ? sqliteTable(db.db, 'leads', kinds)
    : isMongo(db.db)
      ? mongoTable(db.db, 'leads', kinds)
      : null
  if (!plain) throw new Error('neither of the two databases')

  const rowOf = async (lead_id: string | undefined) => {
    const [row] = await plain.find([['lead_id', '=', lead_id ?? '']])
    if (!row) throw new Error('no such lead')
    return row
  }
  /** Every byte of the store that may hold a lead. */
  const bytes = async (): Promise<string> => {
    const rows = JSON.stringify(await plain.find([]))
    if (!isSqlite(db.db)) return rows
    const file = path.join(process.env.DATA_DIR ?? '', 'forecourt.db')
    return rows + ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
  }
  return { db, plain, rowOf, bytes }
}
