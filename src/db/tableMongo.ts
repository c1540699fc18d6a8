import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FieldKinds } from './fieldKinds'
import type { Clause, FindOptions, Row, Table, Upsert } from './tableTypes'

export const isMongo = (db: unknown): db is MongooseAdapter =>
  typeof db === 'object' && db !== null && 'name' in db && db.name === 'mongoose'

const OPS = { '=': '$eq', '!=': '$ne', '<': '$lt', '<=': '$lte', '>': '$gt', '>=': '$gte' } as const
const DUPLICATE = 11000
const isDuplicate = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE

export const newObjectId = (adapter: MongooseAdapter, slug: string): string => {
  const model = adapter.collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}`)
  return new model.base.Types.ObjectId().toHexString()
}

/** The contract of Table, one document at a time; writes wait for the journal of a majority. */
export function mongoTable(adapter: MongooseAdapter, slug: string, kinds: FieldKinds): Table {
  const model = adapter.collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}`)
  const documents = model.collection
  const { ObjectId } = model.base.Types
  const stamped = kinds.has('updatedAt')
  const durable = { writeConcern: { w: 'majority' as const, j: true } }

  const named = (field: string) => {
    if (!kinds.has(field)) throw new Error(`${slug} has no field ${field}`)
    return field === 'id' ? '_id' : field
  }
  const reference = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reference)
    return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? new ObjectId(value) : value
  }
  const toMongo = (field: string, value: unknown): unknown => {
    if (value === undefined || value === null) return null
    const kind = kinds.get(field)
    if (field === 'id' || kind === 'reference') return reference(value)
    if (kind === 'date' && typeof value === 'string') return new Date(value)
    return value
  }
  const fromMongo = (value: unknown): unknown => {
    if (value instanceof ObjectId) return value.toHexString()
    if (value instanceof Date) return value.toISOString()
    if (Array.isArray(value) && value.some((part) => part instanceof ObjectId)) return value.map(fromMongo)
    return value ?? null
  }
  const read = (document: Record<string, unknown>, fields: Iterable<string>): Row => {
    const out: Row = {}
    for (const field of fields) out[field] = fromMongo(document[named(field)])
    return out
  }
  const write = (row: Row): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [named(field), toMongo(field, value)]))
  const test = (clause: Clause): Record<string, unknown> => {
    if ('any' in clause) return clause.any.length ? { $or: clause.any.map(condition) } : { _id: { $in: [] } }
    if (clause[1] === 'in')
      return { [named(clause[0])]: { $in: clause[2].map((value) => toMongo(clause[0], value)) } }
    return { [named(clause[0])]: { [OPS[clause[1]]]: toMongo(clause[0], clause[2]) } }
  }
  const condition = (clauses: readonly Clause[]): Record<string, unknown> =>
    clauses.length ? { $and: clauses.map(test) } : {}
  const order = (sort: FindOptions['sort']) =>
    Object.fromEntries(
      (sort ?? []).map(([field, to]) => [named(field), to === 'asc' ? (1 as const) : (-1 as const)]),
    )
  const change = (set: Row, inc?: Record<string, number>) => ({
    $set: write(stamped ? { updatedAt: new Date(), ...set } : set),
    ...(inc ? { $inc: inc } : {}),
  })

  return {
    newId: () => new ObjectId().toHexString(),

    async find(where, options = {}) {
      const fields = options.fields ?? [...kinds.keys()]
      const projection = options.fields
        ? Object.fromEntries(fields.map((field) => [named(field), 1]))
        : undefined
      const cursor = documents
        .find(condition(where), projection ? { projection } : {})
        .sort(order(options.sort))
      const found = await (options.limit === undefined ? cursor : cursor.limit(options.limit)).toArray()
      return found.map((document) => read(document, fields))
    },

    async insert(row) {
      const id = typeof row.id === 'string' ? reference(row.id) : new ObjectId()
      const now = new Date()
      try {
        await documents.insertOne(
          { ...write(stamped ? { createdAt: now, updatedAt: now, ...row } : row), ...asId(id) },
          durable,
        )
        return String(id)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },

    async insertAll(rows) {
      const now = new Date()
      const stamps = stamped ? { createdAt: now, updatedAt: now } : {}
      if (rows.length)
        await documents.insertMany(
          rows.map((row) => write({ ...stamps, ...row })),
          durable,
        )
    },

    async update(where, set, inc) {
      return (await documents.updateMany(condition(where), change(set, inc), durable)).matchedCount
    },

    async take(where, set, options = {}) {
      try {
        const found = await documents.findOneAndUpdate(condition(where), change(set, options.inc), {
          ...durable,
          sort: order(options.sort),
          returnDocument: 'after',
        })
        return found ? read(found, kinds.keys()) : null
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },

    async updateEach(changes) {
      if (!changes.length) return 0
      const operations = changes.map(({ where, set, inc }) => ({
        updateOne: { filter: condition(where), update: change(set, inc) },
      }))
      return (await documents.bulkWrite(operations, { ...durable, ordered: false })).matchedCount
    },

    async delete(where) {
      return (await documents.deleteMany(condition(where), durable)).deletedCount
    },

    upsert: upsertRows,
  }

  function asId(id: unknown): { _id: InstanceType<typeof ObjectId> } | Record<string, never> {
    return id instanceof ObjectId ? { _id: id } : {}
  }

  async function upsertRows(rows: readonly Upsert[], fresh: Row): Promise<Set<string>> {
    if (!rows.length) return new Set()
    const stamp = new Date()
    const born = write(stamped ? { ...fresh, createdAt: stamp, updatedAt: stamp } : fresh)
    const operations = rows.map(({ row, expectedRev }) => {
      const { _id, ...document } = write(row)
      if (expectedRev === null) return { insertOne: { document: { ...document, ...born, ...asId(_id) } } }
      return {
        updateOne: {
          filter: condition([
            ['id', '=', String(row.id)],
            ['rev', '=', expectedRev],
          ]),
          update: { $set: document },
        },
      }
    })
    try {
      const result = await documents.bulkWrite(operations, { ...durable, ordered: false })
      if (result.insertedCount + result.matchedCount === rows.length) return new Set()
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    // The database returns only counts, so this reads the rows that were not written.
    const ids = rows.map(({ row }) => String(row.id))
    const stored = await documents
      .find(condition([['id', 'in', ids]]), { projection: { rev: 1, content_hash: 1 } })
      .toArray()
    const now = new Map(stored.map((document) => [String(document._id), document]))
    const lost = rows.filter(({ row }) => {
      const document = now.get(String(row.id))
      return document?.rev !== row.rev || document?.content_hash !== row.content_hash
    })
    return new Set(lost.map(({ row }) => String(row.id)))
  }
}
