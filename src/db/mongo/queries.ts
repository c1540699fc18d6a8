import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FieldKind, FieldKinds, Row, Clause, FindOptions, Update, Upsert } from '@/db/tableTypes'

export type Model = MongooseAdapter['collections'][string]
type ObjectId = InstanceType<Model['base']['Types']['ObjectId']>
type Document = Record<string, unknown>

interface Fields {
  /** The class of the adapter's own mongoose. */
  ObjectId: Model['base']['Types']['ObjectId']
  names: readonly string[]
  /** The collection has `createdAt` and `updatedAt`. */
  stamped: boolean
  /** The field's name in a document. @throws Error for a field that the collection does not have */
  named(field: string): string
  kindOf(field: string): FieldKind | undefined
}

export const fieldsOf = ({ base }: Model, slug: string, kinds: FieldKinds): Fields => ({
  ObjectId: base.Types.ObjectId,
  names: [...kinds.keys()],
  stamped: kinds.has('updatedAt'),
  named(field) {
    if (!kinds.has(field)) throw new Error(`${slug} has no field ${field}`)
    return field === 'id' ? '_id' : field
  },
  kindOf: (field) => kinds.get(field),
})

/** An id, or several, as the database stores them; another value stays. */
export function reference(fields: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => reference(fields, part))
  return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? new fields.ObjectId(value) : value
}

function toMongo(fields: Fields, field: string, value: unknown): unknown {
  if (value === undefined || value === null) return null
  const kind = fields.kindOf(field)
  if (field === 'id' || kind === 'reference') return reference(fields, value)
  return kind === 'date' && typeof value === 'string' ? new Date(value) : value
}

function fromMongo(fields: Fields, value: unknown): unknown {
  const isId = (part: unknown): part is ObjectId => part instanceof fields.ObjectId
  if (isId(value)) return value.toHexString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.some(isId)) return value.map((part) => fromMongo(fields, part))
  return value ?? null
}

export function readRow(fields: Fields, document: Document, names = fields.names): Row {
  const out: Row = {}
  for (const field of names) out[field] = fromMongo(fields, document[fields.named(field)])
  return out
}

export const writeRow = (fields: Fields, row: Row): Document =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [fields.named(field), toMongo(fields, field, value)]),
  )

/** Without an id of the database's own kind the driver makes one. */
export const asId = ({ ObjectId }: Fields, id: unknown): { _id?: ObjectId } =>
  id instanceof ObjectId ? { _id: id } : {}

const OPS = { '=': '$eq', '!=': '$ne', '<': '$lt', '<=': '$lte', '>': '$gt', '>=': '$gte' } as const
const NOTHING: Document = { _id: { $in: [] } }

function test(fields: Fields, clause: Clause): Document {
  if ('any' in clause)
    return clause.any.length ? { $or: clause.any.map((choice) => condition(fields, choice)) } : NOTHING
  const [field] = clause
  if (clause[1] === 'in')
    return { [fields.named(field)]: { $in: clause[2].map((value) => toMongo(fields, field, value)) } }
  return { [fields.named(field)]: { [OPS[clause[1]]]: toMongo(fields, field, clause[2]) } }
}

/** No clauses match every document. */
export const condition = (fields: Fields, clauses: readonly Clause[]): Document =>
  clauses.length ? { $and: clauses.map((clause) => test(fields, clause)) } : {}

export const orderBy = (fields: Fields, sort: FindOptions['sort'] = []): Record<string, 1 | -1> =>
  Object.fromEntries(sort.map(([field, to]) => [fields.named(field), to === 'asc' ? 1 : -1]))

/** Undefined reads whole documents. */
export const projection = (fields: Fields, names: FindOptions['fields']): Record<string, 1> | undefined =>
  names && Object.fromEntries(names.map((field) => [fields.named(field), 1]))

/** Writes wait for the journal of a majority. */
export const DURABLE = { writeConcern: { w: 'majority' as const, j: true } }

const DUPLICATE = 11000
export const isDuplicate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE

export function stampsOf({ stamped }: Fields): Row {
  const now = new Date()
  return stamped ? { createdAt: now, updatedAt: now } : {}
}

export const change = (fields: Fields, set: Row, inc?: Record<string, number>) => ({
  $set: writeRow(fields, fields.stamped ? { updatedAt: new Date(), ...set } : set),
  ...(inc ? { $inc: inc } : {}),
})

export const updateOne = (fields: Fields, { where, set, inc }: Update) => ({
  updateOne: { filter: condition(fields, where), update: change(fields, set, inc) },
})

/** @param born the values of a new document that the row itself does not have */
function upsertOne(fields: Fields, { row, expectedRev }: Upsert, born: Document) {
  const { _id, ...document } = writeRow(fields, row)
  if (expectedRev === null) return { insertOne: { document: { ...document, ...born, ...asId(fields, _id) } } }
  const filter = condition(fields, [
    ['id', '=', String(row.id)],
    ['rev', '=', expectedRev],
  ])
  return { updateOne: { filter, update: { $set: document } } }
}

type Documents = Model['collection']

/** False when some were not written; the database returns only counts. */
async function writesAll(
  documents: Documents,
  fields: Fields,
  rows: readonly Upsert[],
  fresh: Row,
): Promise<boolean> {
  const born = writeRow(fields, { ...fresh, ...stampsOf(fields) })
  const operations = rows.map((row) => upsertOne(fields, row, born))
  try {
    const result = await documents.bulkWrite(operations, { ...DURABLE, ordered: false })
    return result.insertedCount + result.matchedCount === rows.length
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Ids of the rows that are not what is stored now. */
async function unwritten(
  documents: Documents,
  fields: Fields,
  rows: readonly Upsert[],
): Promise<Set<string>> {
  const ids = rows.map(({ row }) => String(row.id))
  const stored = await documents
    .find(condition(fields, [['id', 'in', ids]]), { projection: { rev: 1, content_hash: 1 } })
    .toArray()
  const now = new Map(stored.map((document) => [String(document._id), document]))
  const lost = rows.filter(({ row }) => {
    const document = now.get(String(row.id))
    return document?.rev !== row.rev || document?.content_hash !== row.content_hash
  })
  return new Set(lost.map(({ row }) => String(row.id)))
}

/** @param fresh for new rows only. Returns the ids that were not written. */
export async function upsert(
  documents: Documents,
  fields: Fields,
  rows: readonly Upsert[],
  fresh: Row,
): Promise<Set<string>> {
  if (!rows.length || (await writesAll(documents, fields, rows, fresh))) return new Set()
  return unwritten(documents, fields, rows)
}
