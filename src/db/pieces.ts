import { giveWay } from '@/lib/giveWay'
import { table } from './table'
import type { Clause, Row } from './tableTypes'

/** Rows in one piece, so that however many there are fit into memory. */
const PIECE = 500

/** Ids of the rows that follow, read at once. */
const AHEAD = 20_000
const BY_ID = [['id', 'asc']] as const

/**
 * All matching rows in the order of their ids, oldest first. After the first piece they are asked for by their ids: a store that finds
 * rows by another field would sort all that are left again for each piece.
 */
export async function* rowsInPieces(
  slug: string,
  where: readonly Clause[],
  fields?: readonly string[],
): AsyncGenerator<Row[]> {
  const rows = await table(slug)
  const some = { ...(fields && { fields: [...new Set(['id', ...fields])] }), sort: BY_ID }
  const first = await rows.find(where, { ...some, limit: PIECE })
  if (first.length) yield first
  let last = first.length === PIECE ? first.at(-1)?.id : null
  while (last) {
    const left: Clause[] = [...where, ['id', '>', String(last)]]
    const ids = (await rows.find(left, { fields: ['id'], sort: BY_ID, limit: AHEAD })).map(({ id }) =>
      String(id),
    )
    for (let at = 0; at < ids.length; at += PIECE) {
      await giveWay()
      const piece = await rows.find([...where, ['id', 'in', ids.slice(at, at + PIECE)]], some)
      if (piece.length) yield piece
    }
    last = ids.length === AHEAD ? ids.at(-1) : null
  }
}
