/** Queries as spans: which collection, which operation and how many rows, and none of their values. */
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { isRecord } from '@/lib/isRecord'
import { isTraced, traced, wroteRows, type Facts } from '@/lib/trace'
import type { Clause, Row, Table } from './tableTypes'

type System = 'sqlite' | 'mongodb'

const factsOf = (system: System, collection: string, operation: string): Facts => ({
  'db.system.name': system,
  'db.collection.name': collection,
  'db.operation.name': operation,
})

const idsIn = (where: readonly Clause[]): string[] =>
  where.flatMap((clause) =>
    !('any' in clause) && clause[0] === 'id' && clause[1] === '=' ? [String(clause[2])] : [],
  )
const idsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))

/** The table as it is, unless traces are collected. */
export function tracedTable(plain: Table, slug: string, system: System): Table {
  if (!isTraced()) return plain
  const query = <T>(operation: string, ask: () => Promise<T>, count?: (answer: T) => number): Promise<T> =>
    traced(`${operation} ${slug}`, factsOf(system, slug, operation), async (note) => {
      const answer = await ask()
      if (count) note({ 'db.response.returned_rows': count(answer) })
      return answer
    })
  const wrote = (ids: readonly string[]): void => wroteRows(slug, ids)
  return {
    newId: () => plain.newId(),
    find: (where, options) =>
      query(
        'find',
        () => plain.find(where, options),
        (rows) => rows.length,
      ),
    async insert(row) {
      const id = await query('insert', () => plain.insert(row))
      if (id !== null) wrote([id])
      return id
    },
    async insertAll(rows) {
      await query('insert', () => plain.insertAll(rows))
      wrote(idsOf(rows))
    },
    async update(where, set, inc) {
      const count = await query('update', () => plain.update(where, set, inc))
      if (count) wrote(idsIn(where))
      return count
    },
    async take(where, set, options) {
      const row = await query('take', () => plain.take(where, set, options))
      if (row) wrote(idsOf([row]))
      return row
    },
    async updateEach(changes) {
      const count = await query('update', () => plain.updateEach(changes))
      wrote(changes.flatMap(({ where }) => idsIn(where)))
      return count
    },
    delete: (where) => query('delete', () => plain.delete(where)),
    async upsert(rows, fresh) {
      const refused = await query('upsert', () => plain.upsert(rows, fresh))
      wrote(idsOf(rows.map(({ row }) => row)).filter((id) => !refused.has(id)))
      return refused
    },
  }
}

/** What Payload asks of its adapter for its own pages and hooks. */
const OPERATIONS = [
  ...['find', 'findOne', 'findDistinct', 'count', 'create', 'updateOne', 'updateMany', 'upsert'],
  ...['deleteOne', 'deleteMany', 'findGlobal', 'updateGlobal', 'findVersions', 'createVersion'],
] as const

function follow(made: BaseDatabaseAdapter, operation: (typeof OPERATIONS)[number], system: System): void {
  const ask: (...args: never[]) => Promise<unknown> = made[operation]
  const followed = (...args: unknown[]): Promise<unknown> => {
    const [wanted] = args
    const { collection, slug } = isRecord(wanted) ? wanted : {}
    const name = String(collection ?? slug ?? 'globals')
    return traced(`${operation} ${name}`, factsOf(system, name, operation), async () => {
      const answer: unknown = await Reflect.apply(ask, made, args)
      const id = isRecord(answer) ? answer.id : undefined
      if (typeof id === 'string' && /^(?:create|update|upsert)/.test(operation)) wroteRows(name, [id])
      return answer
    })
  }
  Reflect.set(made, operation, followed)
}

/** The adapter as it is, unless traces are collected. */
export const withTraces = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  system: System,
): DatabaseAdapterObj<T> =>
  isTraced()
    ? {
        ...adapter,
        init: (args) => {
          const made = adapter.init(args)
          for (const operation of OPERATIONS) follow(made, operation, system)
          return made
        },
      }
    : adapter
