/** Cars that were marked sold, or withdrawn, while a shopper has them on hold. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

const rowSchema = z.object({ tenant: z.string(), hold_by: z.string() })

const GONE: Clause = { any: [[['status', 'in', ['sold', 'withdrawn']]], [['sold', '=', true]]] }

/** `now` in epoch ms. */
export async function goneHolds(now: number, limit: number): Promise<z.output<typeof rowSchema>[]> {
  const rows = await (
    await table('cars')
  ).find([['hold_until', '>', now / 1000], ['hold_state', '=', 'held'], GONE], {
    fields: Object.keys(rowSchema.shape),
    limit,
  })
  return rows.map((row) => rowSchema.parse(row))
}
