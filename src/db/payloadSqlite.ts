import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { noteLeftOut } from '@/lib/soundParts'

type Adapter = ReturnType<typeof sqliteAdapter>

/** As MongoDB stores it at most. What is nested deeper would end a copy, or a check, of its row for want of stack. */
const DEEPEST = 100

/** Brackets within words may make it more than it is. */
function nestedAtMost(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return deepest
}

const isDeeper = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1)))

/** Null for a text that is no JSON: the other values of its row, and the other rows, can still be read. */
export function storedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (nestedAtMost(text) <= DEEPEST || !isDeeper(value)) return value
    noteLeftOut({ of: 'json', faults: [`is nested more than ${DEEPEST} deep`] })
  } catch (error) {
    noteLeftOut({ of: 'json', faults: [String(error)] })
  }
  return null
}

/** Payload writes each date of a row anew, and throws for one that is none. */
function storedDate(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))) return value
  noteLeftOut({ of: 'dates', faults: [String(value)] })
  return null
}

const isJsonColumn = (column: unknown): column is object =>
  typeof column === 'object' &&
  column !== null &&
  'columnType' in column &&
  column.columnType === 'SQLiteTextJson'

/** One row whose text is no JSON, or no date, would otherwise fail each read of its table, and the start. */
export const withReadableJson = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args)
    const connect = made.connect?.bind(made)
    // Whoever opens the database says what is wrong, once: Payload would log it with its trace as well.
    made.connect = async (options) => {
      const { logger } = made.payload
      const { level } = logger
      logger.level = 'silent'
      // Nobody may wait for it, and a refusal that nobody hears ends the process.
      made.initializing.catch(() => undefined)
      await Promise.resolve(connect?.(options)).finally(() => (logger.level = level))
    }
    const build = made.init?.bind(made)
    made.init = async () => {
      await build?.()
      for (const table of Object.values(made.tables))
        for (const column of Object.values(table))
          if (isJsonColumn(column)) Reflect.set(column, 'mapFromDriverValue', storedJson)
      for (const { slug, flattenedFields } of args.payload.config.collections) {
        const name = slug.replaceAll('-', '_')
        const table = made.tables[made.tableNameMap.get(name) ?? name]
        for (const field of table ? flattenedFields : []) {
          const column: unknown = field.type === 'date' ? Reflect.get(Object(table), field.name) : null
          if (typeof column === 'object' && column !== null)
            Reflect.set(column, 'mapFromDriverValue', storedDate)
        }
      }
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
