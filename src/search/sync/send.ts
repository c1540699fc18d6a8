import type { SearchEngine } from '@/search/types'
import type { IndexEntry } from '@/search/carRow'

export interface Sent {
  visible: IndexEntry[]
  refused: { entry: IndexEntry; reason: string }[]
  untried: IndexEntry[]
}

/** This many refusals in one batch mean that the engine cannot write at all. */
const MAX_REFUSALS = 24

async function write(engine: SearchEngine, entries: readonly IndexEntry[]): Promise<void> {
  const docs = entries.flatMap(({ doc }) => doc ?? [])
  const gone = entries.flatMap(({ id, doc }) => (doc ? [] : [id]))
  const receipts = [
    ...(docs.length ? [await engine.upsert(docs)] : []),
    ...(gone.length ? [await engine.remove(gone)] : []),
  ]
  for (const receipt of receipts) await receipt.visible()
}

const isSearchUnavailable = (error: unknown) => error instanceof Error && error.name === 'SearchUnavailable'

/** A failed batch is halved until the invalid cars are isolated. */
export async function send(engine: SearchEngine, entries: readonly IndexEntry[]): Promise<Sent> {
  const sent: Sent = { visible: [], refused: [], untried: [] }
  const open: IndexEntry[][] = [[...entries]]
  let refusals = 0
  for (let batch = open.pop(); batch; batch = open.pop()) {
    if (refusals >= MAX_REFUSALS) {
      sent.untried.push(...batch)
      continue
    }
    try {
      await write(engine, batch)
      sent.visible.push(...batch)
    } catch (error) {
      refusals = isSearchUnavailable(error) ? MAX_REFUSALS : refusals + 1
      const [only] = batch
      if (isSearchUnavailable(error)) sent.untried.push(...batch)
      else if (only && batch.length === 1) sent.refused.push({ entry: only, reason: String(error) })
      else open.push(batch.slice(Math.ceil(batch.length / 2)), batch.slice(0, Math.ceil(batch.length / 2)))
    }
  }
  if (refusals >= MAX_REFUSALS && sent.visible.length === 0) {
    sent.untried.push(...sent.refused.map(({ entry }) => entry))
    sent.refused = []
  }
  return sent
}
