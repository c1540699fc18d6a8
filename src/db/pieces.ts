import { giveWay } from '@/lib/giveWay'
import { table } from './table'
import type { Clause, Row } from './tableTypes'

/** Rows in one piece, so that however many there are fit into memory. */
const PIECE = 500

/** All matching rows in the order of their ids, oldest first. */
export async function* rowsInPieces(
  slug: string,
  where: readonly Clause[],
  fields?: readonly string[],
): AsyncGenerator<Row[]> {
  const rows = await table(slug)
  const some = fields ? { fields: [...new Set(['id', ...fields])] } : {}
  let last = ''
  for (;;) {
    const after: Clause[] = last ? [['id', '>', last]] : []
    const piece = await rows.find([...where, ...after], { ...some, sort: [['id', 'asc']], limit: PIECE })
    if (piece.length) yield piece
    if (piece.length < PIECE) return
    last = String(piece.at(-1)?.id)
    await giveWay()
  }
}
