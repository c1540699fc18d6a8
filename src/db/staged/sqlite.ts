import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { uuidv7 } from '@/db/tableSqlite'
import type { Row } from '@/db/tableTypes'
import { isRecord } from '@/lib/isRecord'
import type { Sink, Writers } from './stage'

/** SQLite allows 32,766 values per statement. */
const MOST_VALUES = 32_000

/** Rows of a table whose ids the database counts are named by nobody. */
const withId = (values: Row, isText: boolean): Row =>
  isText && values.id === undefined ? { ...values, id: uuidv7() } : values

function argOf(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A ${typeof value} cannot be stored in a column`)
}

/** Payload's own writer makes rows of tables as ever; what it hands to the driver is collected. */
export function sqliteSink(adapter: SQLiteAdapter, { create, createVersion }: Writers): Sink {
  const collected = new Map<string, Row[]>()
  const insert = async ({ tableName, values }: { tableName: string; values: unknown }): Promise<Row[]> => {
    const column: unknown = Reflect.get(Object(adapter.tables[tableName]), 'id')
    const isText = isRecord(Object(column)) && Reflect.get(Object(column), 'dataType') === 'string'
    const rows = [values]
      .flat()
      .filter(isRecord)
      .map((row) => withId(row, isText))
    collected.set(tableName, [...(collected.get(tableName) ?? []), ...rows])
    return rows
  }
  // What a new row has no earlier version of need not be changed.
  const execute = async () => ({ rows: [] })
  const collecting: SQLiteAdapter = Object.create(adapter, {
    insert: { value: insert },
    execute: { value: execute },
  })

  const statements = () =>
    [...collected].flatMap(([name, rows]) => {
      const table = adapter.tables[name]
      if (!table) throw new Error(`There is no table ${name}`)
      const step = Math.max(1, Math.floor(MOST_VALUES / Object.keys(table).length))
      return Array.from({ length: Math.ceil(rows.length / step) }, (_, at) => {
        const { sql, params } = adapter.drizzle
          .insert(table)
          .values(rows.slice(at * step, (at + 1) * step))
          .toSQL()
        return { sql, args: params.map(argOf) }
      })
    })

  return {
    newId: () => uuidv7(),
    async create(wanted) {
      await create.call(collecting, { ...wanted, returning: false })
    },
    async createVersion(wanted) {
      await createVersion.call(collecting, { ...wanted, returning: false })
    },
    /** One transaction: all of it is on disk, or none. */
    async write() {
      if (collected.size) await adapter.client.batch(statements(), 'write')
      collected.clear()
    },
  }
}
