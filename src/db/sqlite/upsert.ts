import type { Row, Upsert } from '@/db/tableTypes'
import type { Columns } from './columns'
import { insertSqls } from './insert'
import type { Sql } from './sql'

/** Skips a row whose `rev` changed or whose other key is taken: RETURNING lists only written rows. */
function onConflict({ table, of }: Columns, changing: readonly string[]): string {
  const set = changing
    .map((field) => of(field).quoted)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')
  return ` ON CONFLICT (id) DO UPDATE SET ${set} WHERE ${table}."rev" = excluded."rev" - 1 ON CONFLICT DO NOTHING RETURNING id`
}

/** @param fresh for new rows only */
export function upsertSqls(columns: Columns, upserts: readonly Upsert[], fresh: Row): Sql[] {
  const rows = upserts.map(({ row }) => row)
  const now = new Date()
  const shared = columns.stamped ? { ...fresh, updatedAt: now, createdAt: now } : fresh
  const changing = Object.keys(rows[0] ?? {}).filter((field) => field !== 'id')
  const tail = onConflict(columns, columns.stamped ? [...changing, 'updatedAt'] : changing)
  return insertSqls(columns, rows, shared, tail)
}
