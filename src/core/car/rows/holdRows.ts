/** The hold of a car, in the car's own row: each function is one conditional write, so one of many wins. */
import { z } from 'zod'
import { changingCars } from './write'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'

/** `hold_until` in epoch seconds. A hold whose time is over counts as free. */
const holdSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  slug: z.string(),
  status: z.string().nullable(),
  reserved: z.boolean().nullable(),
  hold_state: z.string().nullable(),
  hold_by: z.string().nullable(),
  hold_until: z.number().nullable(),
  hold_seq: z
    .number()
    .nullable()
    .transform((seq) => seq ?? 0),
})
export type Hold = z.output<typeof holdSchema>
const FIELDS = Object.keys(holdSchema.shape)
const seconds = (ms: number): number => ms / 1000
const read = (row: Row | null): Hold | null => (row ? holdSchema.parse(row) : null)

/** Also null is free: rows from before the first hold. */
const freeAt = (now: number): Clause => ({
  any: [[['hold_state', '=', 'free']], [['hold_state', '=', null]], [['hold_until', '<=', seconds(now)]]],
})
const FOR_SALE: readonly Clause[] = [
  ['status', '=', 'in_stock'],
  ['sold', '!=', true],
  ['reserved', '!=', true],
]
const FREE = { hold_state: 'free', hold_by: null, hold_until: null }

/** The history names no shopper. */
const changeHold = (
  { tenant: tenantId, carId }: Pick<Held, 'tenant' | 'carId'>,
  where: readonly Clause[],
  set: Row,
): Promise<Hold | null> =>
  changingCars({ tenantId, who: 'A reservation', via: 'system' }, async (cars) =>
    read(await cars.change(carId, [['tenant', '=', tenantId], ...where], set)),
  )

export async function readHold(tenant: string, carId: string): Promise<Hold | null> {
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['id', '=', carId],
  ]
  const [row] = await (await table('cars')).find(where, { fields: FIELDS, limit: 1 })
  return read(row ?? null)
}

interface Wanted {
  tenant: string
  carId: string
  by: string
  /** The number of the hold before: a rival that came first has raised it. */
  seq: number
  state: 'pending' | 'held'
  until: number
}

/** Null when another shopper was first, or the car is not for sale. Times in epoch ms. */
export const takeHold = async (wanted: Wanted, now: number): Promise<Hold | null> => {
  const { tenant, carId, by, seq, state, until } = wanted
  const where: Clause[] = [
    seq ? ['hold_seq', '=', seq] : { any: [[['hold_seq', '=', 0]], [['hold_seq', '=', null]]] },
    freeAt(now),
    ...FOR_SALE,
  ]
  const hold = { hold_state: state, hold_by: by, hold_until: seconds(until), hold_seq: seq + 1 }
  return changeHold({ tenant, carId }, where, hold)
}

interface Held {
  tenant: string
  carId: string
  by: string
}
const mine = ({ by }: Held): Clause => ['hold_by', '=', by]

/** A pending hold that was paid for by `at` becomes one until `until`. The same call again changes nothing. */
export const confirmHold = async (held: Held, at: number, until: number): Promise<Hold | null> => {
  const inTime: Clause = {
    any: [[['hold_state', '=', 'held']], [['hold_until', '>=', seconds(at)]]],
  }
  return changeHold(held, [mine(held), inTime], { hold_state: 'held', hold_until: seconds(until) })
}

export const releaseHold = (held: Held): Promise<Hold | null> => changeHold(held, [mine(held)], FREE)

const soldSchema = z.object({ rev: z.number(), overrides: z.record(z.string(), z.unknown()).nullable() })

/** The car is sold to the shopper who held it: an override, so that the next feed does not put it back. */
export async function sellHeld(held: Held, now: number): Promise<Hold | null> {
  const own: Clause[] = [['tenant', '=', held.tenant], ['id', '=', held.carId], mine(held)]
  const [row] = await (await table('cars')).find(own, { fields: ['rev', 'overrides'], limit: 1 })
  if (!row) return null
  const { rev, overrides } = soldSchema.parse(row)
  const sale = { status: 'sold', sold: true, sold_date_timestamp: Math.floor(seconds(now)) }
  const set = { ...FREE, ...sale, overrides: { ...overrides, status: 'sold' } }
  const sold = await changeHold(held, [mine(held), ['rev', '=', rev]], set)
  return sold ?? sellHeld(held, now)
}

/** Holds that ended before `before`, for the sweep: a crash may have left one without its reservation. */
export async function endedHolds(before: number, limit: number): Promise<Hold[]> {
  const rows = await (
    await table('cars')
  ).find([['hold_until', '<=', seconds(before)]], { fields: FIELDS, sort: [['hold_until', 'asc']], limit })
  return rows.map((row) => holdSchema.parse(row))
}
