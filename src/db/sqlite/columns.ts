import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FieldKind, FieldKinds } from '@/db/fieldKinds'
import { storedJson } from '@/db/payloadSqlite'
import { quote, type Arg } from './sql'
import type { Row } from '@/db/tableTypes'

interface Column {
  name: string
  /** The name for a statement. */
  quoted: string
  kind: FieldKind
}

export interface Columns {
  /** The table's name for a statement. */
  table: string
  fields: readonly string[]
  /** The table has `createdAt` and `updatedAt`. */
  stamped: boolean
  /** @throws Error for a field that the table does not have */
  of(field: string): Column
}

function nameOf(drizzleTable: object, field: string): string | null {
  const column: unknown = Reflect.get(drizzleTable, field)
  const isColumn = typeof column === 'object' && column !== null && 'name' in column
  return isColumn && typeof column.name === 'string' ? column.name : null
}

/** @throws Error when the adapter has no table for the collection */
export function columnsOf(adapter: SQLiteAdapter, slug: string, kinds: FieldKinds): Columns {
  const name = adapter.tableNameMap.get(slug.replaceAll('-', '_')) ?? slug.replaceAll('-', '_')
  const drizzleTable = adapter.tables[name]
  if (!drizzleTable) throw new Error(`There is no table ${name}`)
  const columns = new Map<string, Column>()
  for (const [field, kind] of kinds) {
    const column = nameOf(drizzleTable, field)
    if (column !== null) columns.set(field, { name: column, quoted: quote(column), kind })
  }
  return {
    table: quote(name),
    fields: [...columns.keys()],
    stamped: columns.has('updatedAt'),
    of(field) {
      const found = columns.get(field)
      if (!found) throw new Error(`${slug} has no field ${field}`)
      return found
    },
  }
}

/** @throws TypeError for a value that its column cannot hold */
export const toSql = (value: unknown, kind: FieldKind): Arg => {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A ${typeof value} cannot be stored in a scalar field`)
}

const fromSql = (value: unknown, kind: FieldKind): unknown => {
  if (value === null || value === undefined) return null
  if (kind === 'boolean') return value === 1
  return kind === 'json' && typeof value === 'string' ? storedJson(value) : value
}

export function readRow(
  columns: Columns,
  row: Record<string, unknown>,
  fields: readonly string[] = columns.fields,
): Row {
  const out: Row = {}
  for (const field of fields) {
    const { name, kind } = columns.of(field)
    out[field] = fromSql(row[name], kind)
  }
  return out
}
