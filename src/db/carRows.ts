/** Cars as the ingest sees them: whole rows written in batches, each one only over the revision that was read. */
import { z } from 'zod'
import { table } from './table'
import type { Clause, Row, Upsert } from './tableTypes'

const headSchema = z.object({
  id: z.string(),
  stocknum: z.string(),
  slug: z.string(),
  rev: z.number(),
  content_hash: z.string().nullable(),
  source_version: z.string().nullable(),
  status: z.string().nullable(),
  overrides: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.number().nullable(),
  sold_date_timestamp: z.number().nullable(),
  picture_done: z.string().nullable(),
})
/** What the ingest must know of a stored car; `source_version` and `content_hash` belong to the feed's last message. */
export type CarHead = z.output<typeof headSchema>
const HEAD_FIELDS = Object.keys(headSchema.shape)

/** Columns that other writers own: an ingest sets them on a new row only. */
const NEW_ROW: Row = {
  views: 0,
  indexed_rev: 0,
  hold_state: 'free',
  hold_by: null,
  hold_until: null,
  hold_seq: 0,
  overrides: null,
  feed_id: null,
}

const cars = () => table('cars')
export const newCarId = async (): Promise<string> => (await cars()).newId()

const ofDealership = (dealershipId: string, stocknums: readonly string[]): Clause[] => [
  ['dealership_id', '=', dealershipId],
  ['stocknum', 'in', stocknums],
]

/** Stored versions by stock number, withdrawn cars included. */
export async function readHeads(
  dealershipId: string,
  stocknums: readonly string[],
): Promise<Map<string, CarHead>> {
  const rows = await (await cars()).find(ofDealership(dealershipId, stocknums), { fields: HEAD_FIELDS })
  return new Map(rows.map((row) => headSchema.parse(row)).map((head) => [head.stocknum, head]))
}

/** Whole rows of the named cars of one dealership. */
export async function readCars(dealershipId: string, stocknums: readonly string[]): Promise<Row[]> {
  return (await cars()).find(ofDealership(dealershipId, stocknums))
}

/** Which of these page addresses a tenant has given out already. */
export async function takenSlugs(tenantId: string, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await (
    await cars()
  ).find(
    [
      ['tenant', '=', tenantId],
      ['slug', 'in', slugs],
    ],
    { fields: ['slug'] },
  )
  return new Set(rows.map((row) => String(row.slug)))
}

/** Writes all rows durably; answers the ids of those whose revision moved on (or whose key was taken) meanwhile. */
export async function writeCars(rows: readonly Upsert[]): Promise<Set<string>> {
  return (await cars()).upsert(rows, NEW_ROW)
}

/** Notes a newer message version of cars whose facts are the same: no new revision. Answers how many were noted. */
export async function noteVersions(
  heads: readonly CarHead[],
  version: ReadonlyMap<string, string>,
): Promise<number> {
  const changes = heads.map((head) => ({
    where: [
      ['id', '=', head.id],
      ['source_version', '=', head.source_version],
    ] satisfies Clause[],
    set: { source_version: version.get(head.id) ?? head.source_version },
  }))
  return (await cars()).updateEach(changes)
}

/**
 * One conditional write of one car: applied only while `where` holds, and counted as a new revision, so that the
 * search index follows. Exactly one of any number of rivals wins. Answers the row after the change, or null.
 */
export async function changeCar(
  where: readonly Clause[],
  set: Row,
  now = Math.floor(Date.now() / 1000),
): Promise<Row | null> {
  return (await cars()).take(
    where,
    { ...set, updated_at: now, index_attempts: 0, index_next_at: 0 },
    { inc: { rev: 1 } },
  )
}

export interface CarPage {
  after?: { updated_at: number; id: string }
  updatedSince?: number
  withdrawn: boolean
  limit: number
}

/** Cars in the order of their last change; one that changes while a reader pages moves to the end and is seen again. */
export async function pageOfCars(dealershipId: string, page: CarPage): Promise<Row[]> {
  const where: Clause[] = [['dealership_id', '=', dealershipId]]
  if (!page.withdrawn) where.push(['status', '!=', 'withdrawn'])
  if (page.updatedSince !== undefined) where.push(['updated_at', '>=', page.updatedSince])
  const { after } = page
  if (after)
    where.push({
      any: [
        [['updated_at', '>', after.updated_at]],
        [
          ['updated_at', '=', after.updated_at],
          ['id', '>', after.id],
        ],
      ],
    })
  return (await cars()).find(where, {
    sort: [
      ['updated_at', 'asc'],
      ['id', 'asc'],
    ],
    limit: page.limit,
  })
}
