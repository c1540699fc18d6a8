import { z } from 'zod'
import type { FigureKey } from '@/core/dealer/figures/kinds'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'

/** Names per day: what strangers type must not fill the store. */
const MOST_NAMES = 1000

const counted = z.object({ count: z.number() })
const countIn = (row: Row): number => counted.parse(row).count

/**
 * Two processes may count the same at once: the second to insert adds instead. Returns the count after this one, which no
 * other call gets; null where the day has too many names.
 */
export async function addToFigure(
  { tenant, day, kind, name }: FigureKey,
  count: number,
): Promise<number | null> {
  const rows = await table('site-figures')
  const ofDay: Clause[] = [
    ['tenant', '=', tenant],
    ['day', '=', day],
    ['kind', '=', kind],
  ]
  const where: Clause[] = [...ofDay, ['name', '=', name]]
  const add = async () => {
    const row = await rows.take(where, {}, { inc: { count } })
    return row && countIn(row)
  }
  const added = await add()
  if (added !== null) return added
  const known = await rows.find(ofDay, { fields: ['id'], limit: MOST_NAMES })
  if (known.length >= MOST_NAMES) return null
  return (await rows.insert({ tenant, day, kind, name, count })) ? count : add()
}

export async function readFigure({ tenant, day, kind, name }: FigureKey): Promise<number> {
  const [row] = await (
    await table('site-figures')
  ).find(
    [
      ['tenant', '=', tenant],
      ['day', '=', day],
      ['kind', '=', kind],
      ['name', '=', name],
    ],
    { fields: ['count'], limit: 1 },
  )
  return row ? countIn(row) : 0
}
