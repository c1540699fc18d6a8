import { log } from '@/lib/log'
import { turnsIn, turnsNoMore } from '@/lib/loopTurns'

export interface Loop {
  notify(): void
  stop(): Promise<void>
}

/** A loop with an idle time of a day tries again sooner after a fault. */
const AFTER_FAULT_MS = 60_000

/** Runs again at once while `work` returns true. A fault is logged and never ends the loop. `firstMs`: until its first turn. */
export function startLoop(name: string, work: () => Promise<boolean>, idleMs: number, firstMs = 0): Loop {
  let stopped = false
  let notified = false
  let endRest: () => void = () => undefined

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      turnsIn(name, ms)
      const timer = setTimeout(resolve, notified ? 0 : ms)
      timer.unref()
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    if (firstMs > 0) await rest(firstMs)
    while (!stopped) {
      notified = false
      turnsIn(name, 0)
      let pause = idleMs
      const more = await work().catch((error: unknown) => {
        log.error({ err: error, loop: name }, 'outbox loop failed, will try again')
        pause = Math.min(idleMs, AFTER_FAULT_MS)
        return false
      })
      if (!more && !stopped) await rest(pause)
    }
    turnsNoMore(name)
  }

  const done = run()
  return {
    notify() {
      notified = true
      endRest()
    },
    async stop() {
      stopped = true
      endRest()
      await done
    },
  }
}

/** A loop for what is due by the clock alone: once at the start (after `firstMs`), and then every `ms`. */
export const startEvery = (name: string, ms: number, work: () => Promise<unknown>, firstMs = 0): Loop =>
  startLoop(name, async () => (await work(), false), ms, firstMs)

/** What goes through all dealers and is not urgent lets the pages of a start come first. */
export const AFTER_START_MS = 60_000
