import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FieldKind, FieldKinds } from '@/db/fieldKinds'
import type { Row } from '@/db/tableTypes'

export type Model = MongooseAdapter['collections'][string]
export type ObjectId = InstanceType<Model['base']['Types']['ObjectId']>
export type Document = Record<string, unknown>

export interface Fields {
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

export function toMongo(fields: Fields, field: string, value: unknown): unknown {
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
