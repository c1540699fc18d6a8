import { createHash } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import { QUIET } from '@/core/dealer/rows/refreshSite'
import type { Row, Slug } from './rows/rows'

/** Key order counts. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 22)

type Data = RequiredDataFromCollectionSlug<Slug>
// Payload's own validation checks each row; this only narrows the type.
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const trashed = z.object({ deletedAt: z.string() })

/** Last load: `<collection>/<key>` -> fingerprint of the row's definition. */
export type Applied = Record<string, string>
export interface Tally {
  created: number
  updated: number
  unchanged: number
}

/** Writes only rows whose definition is new or changed: staff edits of other rows stay. Returns key -> id. */
export async function upsert(
  db: Payload,
  rows: Row[],
  applied: Applied,
  tally: Tally,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const row of rows) {
    const name = `${row.collection}/${row.key}`
    const print = fingerprint(row.source ?? row.data)
    const { docs } = await db.find({
      collection: row.collection,
      where: row.where,
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      trash: true,
    })
    const [existing] = docs
    ids.set(row.key, existing?.id ?? (await make(db, row)))
    const done = existing ? await change(db, row, existing, applied[name] !== print) : 'created'
    tally[done]++
    applied[name] = print
  }
  return ids
}

async function make(db: Payload, row: Row): Promise<string> {
  // A copy: Payload writes ids into the blocks, and the definition must not change.
  const data: unknown = structuredClone({ ...row.data, ...row.once })
  if (!isData(data)) throw new TypeError(`${row.collection}/${row.key} is not a row`)
  const doc = await db.create({
    collection: row.collection,
    data,
    depth: 0,
    overrideAccess: true,
    context: { [QUIET]: true },
  })
  return doc.id
}

async function change(
  db: Payload,
  row: Row,
  existing: { id: string },
  differs: boolean,
): Promise<'updated' | 'unchanged'> {
  // Deleted by staff: it stays in the bin until they restore it.
  const data: unknown = structuredClone(row.data)
  if (!differs || trashed.safeParse(existing).success || !isData(data)) return 'unchanged'
  await db.update({
    collection: row.collection,
    id: existing.id,
    data,
    depth: 0,
    overrideAccess: true,
    context: { [QUIET]: true },
  })
  return 'updated'
}
