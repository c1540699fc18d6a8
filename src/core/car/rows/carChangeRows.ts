/** The kept changes of cars: written beside the rows by whatever changes them, and removed when they are old. */
import { changesSchema, type CarChange, type ChangedBy, type Changes } from '@/core/car/carChanges'
import { log } from '@/lib/log'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

export interface StoredChange {
  tenantId: string
  carId: string
  changes: Changes
  /** Of a full feed, with what it changed besides. */
  feed?: string | undefined
  beside?: Changes | undefined
  /** Epoch ms. */
  at?: number
}

/** Never throws: the cars are written already, and a change without its entry is better than one that is refused. */
export async function keepCarChanges(
  { who, via }: ChangedBy,
  changed: readonly StoredChange[],
  now = Date.now(),
): Promise<void> {
  const rows = changed
    .filter(({ changes, beside = {} }) => Object.keys({ ...changes, ...beside }).length > 0)
    .map(({ tenantId, carId, changes, feed = null, beside = null, at = now }) => ({
      ...{ tenant: tenantId, car_id: carId, at, who, via, changes, feed, beside },
    }))
  try {
    if (rows.length) await (await table('car-history')).insertAll(rows)
  } catch (error) {
    log.error({ err: error, cars: rows.length }, 'changes of cars are not in their history')
  }
}

export interface FeedChange {
  carId: string
  changes: Changes
}
/** What a full feed changed of each car, oldest first. */
export async function feedChanges(tenantId: string, feed: string): Promise<FeedChange[]> {
  const rows = await (
    await table('car-history')
  ).find(
    [
      ['feed', '=', feed],
      ['tenant', '=', tenantId],
    ],
    { sort: [['at', 'asc']] },
  )
  return rows.map(({ car_id, changes, beside }) => ({
    carId: String(car_id),
    changes: { ...changesSchema.parse(changes), ...changesSchema.parse(beside ?? {}) },
  }))
}

/** All that is kept of one car. */
export async function carChanges(tenantId: string, carId: string): Promise<CarChange[]> {
  const rows = await (
    await table('car-history')
  ).find([
    ['car_id', '=', carId],
    ['tenant', '=', tenantId],
  ])
  return rows.map(({ at, changes, beside }) => ({
    at: Number(at),
    changes: { ...changesSchema.parse(changes), ...changesSchema.parse(beside ?? {}) },
  }))
}

const older = (tenantId: string, before: number): Clause[] => [
  ['tenant', '=', tenantId],
  ['at', '<', before],
]
export const countCarChanges = async (tenantId: string, before: number): Promise<number> =>
  (await (await table('car-history')).find(older(tenantId, before), { fields: ['id'] })).length
export const dropCarChanges = async (tenantId: string, before: number): Promise<number> =>
  (await table('car-history')).delete(older(tenantId, before))
