import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { noteLeftOut } from '@/lib/leftOut'

type Adapter = ReturnType<typeof sqliteAdapter>

/** Null for a text that is no JSON: the other values of its row, and the other rows, can still be read. */
export function storedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    noteLeftOut({ of: 'json', faults: [String(error)] })
    return null
  }
}

const isJsonColumn = (column: unknown): column is object =>
  typeof column === 'object' &&
  column !== null &&
  'columnType' in column &&
  column.columnType === 'SQLiteTextJson'

/** One row whose text is no JSON would otherwise fail each read of its table, and the start. */
export const withReadableJson = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const build = made.init?.bind(made)
    made.init = async () => {
      await build?.()
      for (const table of Object.values(made.tables))
        for (const column of Object.values(table))
          if (isJsonColumn(column)) Reflect.set(column, 'mapFromDriverValue', storedJson)
    }
    return made
  },
})

/** Payload's `deleteOne` by a relation field throws when no row matches; here the result is null. */
export const withSafeDelete = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const deleteOne = made.deleteOne.bind(made)
    made.deleteOne = async (wanted) => {
      const { totalDocs } = await made.count({
        collection: wanted.collection,
        where: wanted.where,
        req: wanted.req,
      })
      return totalDocs === 0 ? null : deleteOne(wanted)
    }
    return made
  },
})
