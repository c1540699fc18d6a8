import { newScore, tableFor, type Score } from './cells'
import { lineOf } from './judge'
import { readCells } from './reads'
import { promotionCells } from './users'
import type { Principal, World } from './world'
import { writeCells } from './writes'

export type Part = 'all' | 'reads' | 'writes'

/** The matrix of one collection, or a part of it, for the given principals. */
export async function runCollection(
  world: World,
  slug: string,
  principals: Principal[],
  part: Part = 'all',
): Promise<Score> {
  const score = newScore()
  for (const p of principals) {
    const table = tableFor(world, slug, lineOf(slug), p, score)
    if (part !== 'writes') await readCells(table)
    if (part !== 'reads') await writeCells(table)
    if (part !== 'reads' && slug === 'users') await promotionCells(table)
  }
  return score
}
