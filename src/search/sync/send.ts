import type { SearchEngine } from '@/search/types'
import type { IndexEntry } from '@/search/carRow'

export interface Sent {
  visible: IndexEntry[]
  /** Refused by the engine one by one. */
  refused: { entry: IndexEntry; reason: string }[]
  /** Not tried to the end: the trouble is the engine's, not the cars'. */
  untried: IndexEntry[]
}

/** So many refusals in one batch mean that the engine cannot write at all. */
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

const isAway = (error: unknown) => error instanceof Error && error.name === 'SearchUnavailable'

/** Sends cars and waits until they can be found. A batch that fails whole is halved until the bad cars stand alone. */
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
      refusals = isAway(error) ? MAX_REFUSALS : refusals + 1
      const [only] = batch
      if (isAway(error)) sent.untried.push(...batch)
      else if (only && batch.length === 1) sent.refused.push({ entry: only, reason: String(error) })
      else open.push(batch.slice(Math.ceil(batch.length / 2)), batch.slice(0, Math.ceil(batch.length / 2)))
    }
  }
  // When nothing at all went through, it is not the cars.
  if (refusals >= MAX_REFUSALS && sent.visible.length === 0) {
    sent.untried.push(...sent.refused.map(({ entry }) => entry))
    sent.refused = []
  }
  return sent
}
