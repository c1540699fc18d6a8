import type { FigureKey } from '@/domain/figures/kinds'
import { table } from './table'
import type { Clause } from './tableTypes'

/** Names per day: what strangers type must not fill the store. */
const MOST_NAMES = 1000

/** Two processes may count the same at once: the second to insert adds instead. */
export async function addToFigure({ tenant, day, kind, name }: FigureKey, count: number): Promise<void> {
  const rows = await table('site-figures')
  const ofDay: Clause[] = [
    ['tenant', '=', tenant],
    ['day', '=', day],
    ['kind', '=', kind],
  ]
  const where: Clause[] = [...ofDay, ['name', '=', name]]
  if (await rows.update(where, {}, { count })) return
  const known = await rows.find(ofDay, { fields: ['id'], limit: MOST_NAMES })
  if (known.length >= MOST_NAMES) return
  if (!(await rows.insert({ tenant, day, kind, name, count }))) await rows.update(where, {}, { count })
}
