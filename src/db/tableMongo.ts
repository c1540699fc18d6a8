import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FieldKinds, Table } from './tableTypes'
import {
  condition,
  orderBy,
  projection,
  asId,
  fieldsOf,
  readRow,
  reference,
  writeRow,
  type Model,
  upsert,
  change,
  DURABLE,
  isDuplicate,
  stampsOf,
  updateOne,
} from './mongo/queries'

export const isMongo = (db: unknown): db is MongooseAdapter =>
  typeof db === 'object' && db !== null && 'name' in db && db.name === 'mongoose'

function modelOf(adapter: MongooseAdapter, slug: string): Model {
  const model = adapter.collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}`)
  return model
}

export const newObjectId = (adapter: MongooseAdapter, slug: string): string =>
  new (modelOf(adapter, slug).base.Types.ObjectId)().toHexString()

const nullWhenTaken = (error: unknown): null => {
  if (isDuplicate(error)) return null
  throw error
}

export function mongoTable(adapter: MongooseAdapter, slug: string, kinds: FieldKinds): Table {
  const model = modelOf(adapter, slug)
  const documents = model.collection
  const fields = fieldsOf(model, slug, kinds)

  return {
    newId: () => new fields.ObjectId().toHexString(),

    async find(where, options = {}) {
      const cursor = documents
        .find(condition(fields, where), { projection: projection(fields, options.fields) })
        .sort(orderBy(fields, options.sort))
      const found = await (options.limit === undefined ? cursor : cursor.limit(options.limit)).toArray()
      return found.map((document) => readRow(fields, document, options.fields))
    },

    async insert(row) {
      const id = typeof row.id === 'string' ? reference(fields, row.id) : new fields.ObjectId()
      const document = { ...writeRow(fields, { ...stampsOf(fields), ...row }), ...asId(fields, id) }
      return documents.insertOne(document, DURABLE).then(() => String(id), nullWhenTaken)
    },

    async insertAll(rows) {
      if (!rows.length) return
      const stamps = stampsOf(fields)
      await documents.insertMany(
        rows.map((row) => writeRow(fields, { ...stamps, ...row })),
        DURABLE,
      )
    },

    async update(where, set, inc) {
      const filter = condition(fields, where)
      return (await documents.updateMany(filter, change(fields, set, inc), DURABLE)).matchedCount
    },

    async take(where, set, { inc, sort } = {}) {
      const how = { ...DURABLE, sort: orderBy(fields, sort), returnDocument: 'after' as const }
      const found = await documents
        .findOneAndUpdate(condition(fields, where), change(fields, set, inc), how)
        .catch(nullWhenTaken)
      return found ? readRow(fields, found) : null
    },

    async updateEach(changes) {
      if (!changes.length) return 0
      const operations = changes.map((one) => updateOne(fields, one))
      return (await documents.bulkWrite(operations, { ...DURABLE, ordered: false })).matchedCount
    },

    async delete(where) {
      return (await documents.deleteMany(condition(fields, where), DURABLE)).deletedCount
    },

    upsert: (rows, fresh) => upsert(documents, fields, rows, fresh),
  }
}
