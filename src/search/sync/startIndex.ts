import { noteMakeshift, pageCachePort } from '@/cache/port'
import { ALL } from '@/cache/tags'
import { env } from '@/env'
import { startLoop, type Loop } from '@/jobs/loop'
import { log } from '@/lib/log'
import { MINUTE_MS } from '@/lib/time'
import { embeddedEngine } from '@/search'
import { placeHere, readIndex, saveIndex } from './snapshot'

/** What changes between two snapshots is read from the rows at the next start. */
const EVERY_MS = 5 * MINUTE_MS

/** Reads the index, then stores it again every few minutes while it changes, and when the process stops. */
export function startIndex(engine = embeddedEngine()): Loop {
  let saved: number | undefined

  async function load(): Promise<void> {
    const since = Date.now()
    let read = 0
    noteMakeshift(true)
    await engine.load(async () => {
      const made = await readIndex(await placeHere())
      read = made.read
      return made.index
    })
    saved = read === 0 ? engine.changes : 0
    noteMakeshift(false)
    // Answers inside the app that were read without the index.
    pageCachePort()?.invalidate([ALL])
    log.info({ ms: Date.now() - since, cars: engine.current.table.size, read }, 'search ready')
  }

  async function save(): Promise<void> {
    const { changes } = engine
    if (saved === undefined || saved === changes || env.isDev) return
    await saveIndex(engine.current, await placeHere())
    saved = changes
  }

  const loop = startLoop(
    'search index',
    async () => {
      if (saved !== undefined) return save().then(() => false)
      await load()
      return true
    },
    EVERY_MS,
  )
  return {
    ...loop,
    async stop() {
      // While it is being read nothing is lost, and nobody waits for the end.
      if (saved === undefined) return
      await loop.stop()
      await save()
    },
  }
}
