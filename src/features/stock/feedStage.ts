/** What a full feed brought, apart from the cars, until its decision is carried out. */
import { table } from '@/db/table'

const chunks = () => table('feed-chunks')

export interface Chunk {
  items: unknown[]
  /** Epoch ms when it came. */
  at: number
}

/** Returns the row's id. */
export async function stageChunk(
  feed: { id: string; tenant: string },
  items: readonly unknown[],
  at: number,
): Promise<string> {
  const id = await (await chunks()).insert({ tenant: feed.tenant, feed: feed.id, at, items })
  if (!id) throw new Error('A part of a feed could not be stored')
  return id
}

export async function unstageChunk(id: string): Promise<void> {
  await (await chunks()).delete([['id', '=', id]])
}

/** In the order in which they came, one in memory at a time. */
export async function* stagedChunks(feedId: string): AsyncGenerator<Chunk> {
  const rows = await chunks()
  const known = await rows.find([['feed', '=', feedId]], {
    fields: ['id', 'at'],
    sort: [
      ['at', 'asc'],
      ['id', 'asc'],
    ],
  })
  for (const { id, at } of known) {
    const [row] = await rows.find([['id', '=', String(id)]], { limit: 1 })
    if (row && Array.isArray(row.items)) yield { items: row.items, at: Number(at) }
  }
}

export async function dropStage(feedIds: readonly string[]): Promise<void> {
  if (feedIds.length) await (await chunks()).delete([['feed', 'in', feedIds]])
}
