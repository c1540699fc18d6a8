/** The kept changes of cars: written beside the rows by whatever changes them, and removed when they are old. */
import { TOLD_FIELDS, type ChangedBy, type Changes } from '@/domain/car/carChanges'
import { log } from '@/lib/log'
import { table } from './table'
import type { Clause, Row } from './tableTypes'

export interface KeptChange {
  tenantId: string
  carId: string
  changes: Changes
}

export async function toldRows(ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map()
  const rows = await (await table('cars')).find([['id', 'in', ids]], { fields: ['id', ...TOLD_FIELDS] })
  return new Map(rows.map((row) => [String(row.id), row]))
}

/** Never throws: the cars are written already, and a change without its entry is better than one that is refused. */
export async function keepCarChanges(
  { who, via }: ChangedBy,
  changed: readonly KeptChange[],
  at = Date.now(),
): Promise<void> {
  const rows = changed
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ tenantId, carId, changes }) => ({ tenant: tenantId, car_id: carId, at, who, via, changes }))
  try {
    if (rows.length) await (await table('car-history')).insertAll(rows)
  } catch (error) {
    log.error({ err: error, cars: rows.length }, 'changes of cars are not in their history')
  }
}

const older = (tenantId: string, before: number): Clause[] => [
  ['tenant', '=', tenantId],
  ['at', '<', before],
]
export const countCarChanges = async (tenantId: string, before: number): Promise<number> =>
  (await (await table('car-history')).find(older(tenantId, before), { fields: ['id'] })).length
export const dropCarChanges = async (tenantId: string, before: number): Promise<number> =>
  (await table('car-history')).delete(older(tenantId, before))
