import type { Row, Upsert } from '@/db/tableTypes'
import { condition } from './clause'
import { writeRow, type Fields, type Model } from './fields'
import { DURABLE, isDuplicate, stampsOf, upsertOne } from './write'

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
