import { newScore, tableFor, type Score } from './cells'
import { lineOf } from './judge'
import { readCells } from './reads'
import { promotionCells } from './users'
import type { Principal, World } from './world'
import { writeCells } from './writes'

/** The matrix of one collection for the given principals. */
export async function runCollection(world: World, slug: string, principals: Principal[], score: Score = newScore()): Promise<Score> {
  const line = lineOf(slug)
  for (const p of principals) {
    const table = tableFor(world, slug, line, p, score)
    await readCells(table)
    await writeCells(table)
    if (slug === 'users') await promotionCells(table)
  }
  return score
}
