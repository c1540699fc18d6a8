import type { Row, Update, Upsert } from '@/db/tableTypes'
import { condition } from './clause'
import { asId, writeRow, type Document, type Fields } from './fields'

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
export function upsertOne(fields: Fields, { row, expectedRev }: Upsert, born: Document) {
  const { _id, ...document } = writeRow(fields, row)
  if (expectedRev === null) return { insertOne: { document: { ...document, ...born, ...asId(fields, _id) } } }
  const filter = condition(fields, [
    ['id', '=', String(row.id)],
    ['rev', '=', expectedRev],
  ])
  return { updateOne: { filter, update: { $set: document } } }
}
