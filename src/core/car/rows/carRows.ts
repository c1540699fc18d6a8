import { z } from 'zod'
import { DUE, NEW_ROW, type ColumnsOf, type Machine } from '@/core/car/machine'
import { priceHistorySchema } from '@/core/car/priceHistory'
import { priceWaitSchema } from '@/core/car/priceWait'
import { sourcesIn } from '@/core/car/owners/sources'
import { table } from '@/db/table'
import type { Clause, Row, Table, Update, Upsert } from '@/db/tableTypes'

const beforeSchema = z.object({
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
  price: z.number().nullable(),
  price_history: priceHistorySchema.nullable().catch(null),
  indexed_rev: z.number().nullish(),
  sources: z.unknown().transform(sourcesIn),
  price_waits: priceWaitSchema.nullish().catch(null),
})
/** `source_version` and `content_hash` belong to the last message of anybody; each source's own are with it. */
export type CarBefore = z.output<typeof beforeSchema>
export const carBeforeOf = (row: Row): CarBefore => beforeSchema.parse(row)
const BEFORE_FIELDS = Object.keys(beforeSchema.shape)

const nowSeconds = () => Math.floor(Date.now() / 1000)
/** Of a car that is new here, every change is kept from now on. */
const newRow = (): Row => ({ ...NEW_ROW, history_since: nowSeconds() })

const cars = () => table('cars')

interface OwnColumns<Set> {
  find: Table['find']
  take(where: readonly Clause[], set: Set): Promise<Row | null>
  update(where: readonly Clause[], set: Set): Promise<number>
  updateEach(changes: readonly { where: readonly Clause[]; set: Set }[]): Promise<number>
}
/** For one machine: columns of its own alone, and no new revision. */
export const columnsOf = <W extends Machine>(_: W): Promise<OwnColumns<ColumnsOf<W>>> => cars()

export const newCarId = async (): Promise<string> => (await cars()).newId()

const ofDealership = (dealershipId: string, stocknums: readonly string[]): Clause[] => [
  ['dealership_id', '=', dealershipId],
  ['stocknum', 'in', stocknums],
]

export async function readCarsBefore(
  dealershipId: string,
  stocknums: readonly string[],
): Promise<Map<string, CarBefore>> {
  const rows = await (await cars()).find(ofDealership(dealershipId, stocknums), { fields: BEFORE_FIELDS })
  return new Map(rows.map((row) => beforeSchema.parse(row)).map((before) => [before.stocknum, before]))
}

export async function carById(tenantId: string, id: string): Promise<Row | null> {
  const where: Clause[] = [
    ['id', '=', id],
    ['tenant', '=', tenantId],
  ]
  const [row] = await (await cars()).find(where, { limit: 1 })
  return row ?? null
}

export async function readCars(dealershipId: string, stocknums: readonly string[]): Promise<Row[]> {
  return (await cars()).find(ofDealership(dealershipId, stocknums))
}

/** Id -> stock number. */
export async function stocknumsOf(
  dealershipId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const where: Clause[] = [
    ['dealership_id', '=', dealershipId],
    ['id', 'in', ids],
  ]
  const rows = await (await cars()).find(where, { fields: ['id', 'stocknum'] })
  return new Map(rows.map((row) => [String(row.id), String(row.stocknum)]))
}

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

/** Returns the ids that were not written: their revision changed meanwhile or their key was taken. */
export async function writeCars(rows: readonly Upsert[]): Promise<Set<string>> {
  return (await cars()).upsert(rows, newRow())
}

export interface Touch {
  before: Pick<CarBefore, 'id' | 'rev' | 'content_hash' | 'source_version' | 'indexed_rev'>
  set: Row
  /** Another source owns a fact now: whoever writes the car from an earlier reading has to read it again. */
  isClaim: boolean
}

/** Records what was said of cars whose facts are equal. Nothing for search and pages to do. Returns how many. */
export async function touchCars(touches: readonly Touch[]): Promise<number> {
  const changes = touches.map(({ before, set, isClaim }): Update => {
    const isIndexed = before.indexed_rev === before.rev
    return {
      where: [
        ['id', '=', before.id],
        ['rev', '=', before.rev],
        ['content_hash', '=', before.content_hash],
        ['source_version', '=', before.source_version],
        ...(isClaim && isIndexed ? [['indexed_rev', '=', before.rev] as const] : []),
      ] satisfies Clause[],
      set,
      ...(isClaim ? { inc: isIndexed ? { rev: 1, indexed_rev: 1 } : { rev: 1 } } : {}),
    }
  })
  return (await cars()).updateEach(changes)
}

/** A conditional write with a new revision: one concurrent writer wins. Returns the new row, or null. */
export async function changeCar(where: readonly Clause[], set: Row, now = nowSeconds()): Promise<Row | null> {
  return (await cars()).take(where, { ...set, updated_at: now, ...DUE }, { inc: { rev: 1 } })
}

export interface CarAsRead {
  id: string
  rev: number
  slug: string
}

/**
 * Returns those that were written: the others changed since they were read. `isStock`: the time of the car's last change is
 * noted, by which a full feed finds the cars that it did not name.
 */
export async function changeCars<C extends { car: CarAsRead; set: Row }>(
  changes: readonly C[],
  isStock: boolean,
): Promise<C[]> {
  const rows = await cars()
  const stamp = { ...DUE, ...(isStock ? { updated_at: nowSeconds() } : {}) }
  const count = await rows.updateEach(
    changes.map(({ car: { id, rev }, set }) => ({
      where: [
        ['id', '=', id],
        ['rev', '=', rev],
      ],
      set: { ...stamp, ...set },
      inc: { rev: 1 },
    })),
  )
  if (count === changes.length) return [...changes]
  const plain = ([, value]: readonly [string, unknown]) => typeof value !== 'object' || value === null
  const names = [
    ...new Set(changes.flatMap(({ set }) => Object.entries(set).filter(plain)).map(([name]) => name)),
  ]
  const ids = changes.map(({ car }) => car.id)
  const stored = await rows.find([['id', 'in', ids]], { fields: ['id', 'rev', ...names] })
  const now = new Map(stored.map((row) => [String(row.id), row]))
  return changes.filter(({ car: { id, rev }, set }) => {
    const row = now.get(id)
    const isSet = names.every((name) => !(name in set) || (row?.[name] ?? null) === (set[name] ?? null))
    return Number(row?.rev) > rev && isSet
  })
}

/** Some columns of a car as they are. */
export async function carAsRead(id: string, fields: readonly string[]): Promise<Row | undefined> {
  const wanted = [...new Set(['id', 'slug', ...fields])]
  return (await (await cars()).find([['id', '=', id]], { fields: wanted, limit: 1 }))[0]
}

export interface CarPage {
  after?: { updated_at: number; id: string }
  updatedSince?: number
  withdrawn: boolean
  limit: number
}

/** Ordered by last change: a car that changes during paging moves to the end and is returned again. */
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

/** Cars whose changes are recorded from an earlier moment on than their row. `since`: epoch seconds by id. */
export async function setHistoryStart(since: ReadonlyMap<string, number>): Promise<void> {
  await (
    await cars()
  ).updateEach(
    [...since].map(([id, history_since]) => ({ where: [['id', '=', id]], set: { history_since } })),
  )
}
