import { onShutdown } from './lifecycle'
import { log } from './log'

/** For a mail that must not keep an answer waiting. The end of the process waits for it; `failed` is logged. */
export function afterwards(work: Promise<unknown>, failed: string): void {
  const done = onShutdown(() => work)
  void work.catch((error: unknown) => log.error({ err: error }, failed)).finally(done)
}

const AFTER_MS = 5000

export interface WriteLater<T> {
  /** `grow` combines the new value with what waits under the same name. */
  add(name: string, grow: (before: T | undefined) => T): void
  /** Writes what waits; values that could not be written are dropped and logged. */
  flush(): Promise<void>
}

/**
 * Written a few seconds later, or when the process ends: a call costs no write, a crash loses these seconds. One per
 * process for each purpose (see registry).
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
  // The end of the process waits for a running write too.
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
