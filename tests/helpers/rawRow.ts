/** One stored row past Payload, for values that no form would save. */
import type { CollectionSlug, Payload } from 'payload'

interface RawRow {
  read(): Promise<Record<string, unknown>>
  /** False where the database itself refuses the value. */
  write(column: string, value: unknown): Promise<boolean>
}

export async function rawRow(db: Payload, slug: CollectionSlug, id: string): Promise<RawRow> {
  const { isSqlite } = await import('@/db/tableSqlite')
  const store = db.db
  if (isSqlite(store)) {
    const table = `"${slug.replaceAll('-', '_')}"`
    const run = (sql: string, args: (string | number | null)[]) => store.client.execute({ sql, args })
    await run('PRAGMA foreign_keys = OFF', [])
    const cell = (value: unknown) =>
      value === null || typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
    return {
      read: async () => ({ ...(await run(`SELECT * FROM ${table} WHERE id = ?`, [id])).rows[0] }),
      write: (column, value) =>
        run(`UPDATE ${table} SET "${column}" = ? WHERE id = ?`, [cell(value), id]).then(
          () => true,
          () => false,
        ),
    }
  }
  const { isMongo } = await import('@/db/tableMongo')
  if (!isMongo(store)) throw new Error('an unknown database')
  const rows = store.collections[slug]?.collection
  if (!rows) throw new Error(`no collection ${slug}`)
  const all = await rows.find({}).toArray()
  const _id = all.find((row) => String(row._id) === id)?._id
  return {
    read: async () => ({ ...(await rows.findOne({ _id })) }),
    write: (column, value) =>
      rows.updateOne({ _id }, { $set: { [column]: value } }).then(
        () => true,
        () => false,
      ),
  }
}
