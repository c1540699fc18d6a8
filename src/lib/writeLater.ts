import { onShutdown } from './lifecycle'
import { log } from './log'

const AFTER_MS = 5000

export interface WriteLater<T> {
  /** `grow` makes what waits under a name out of what waited there before. */
  add(name: string, grow: (before: T | undefined) => T): void
  /** Writes what waits; what could not be written is left out and logged. */
  flush(): Promise<void>
}

/**
 * Kept in memory and written a few seconds later, or when the process ends: a call costs no write of its own, a crash
 * loses these seconds. One per process for each thing (see registry).
 */
export function writeLater<T>(write: (value: T) => Promise<void>, lost: string): WriteLater<T> {
  const waiting = new Map<string, T>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function writeAll(): Promise<void> {
    const taken = [...waiting.values()]
    waiting.clear()
    for (const value of taken) await write(value).catch((error: unknown) => log.warn({ err: error }, lost))
  }
  // Whoever ends the process waits for a write that is under way, too.
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }
  onShutdown(flush)
  return {
    add(name, grow) {
      waiting.set(name, grow(waiting.get(name)))
      timer ??= setTimeout(() => void flush(), AFTER_MS).unref()
    },
    flush,
  }
}
