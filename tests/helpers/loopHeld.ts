/** How long the loop of a server process is held up, by the process itself. */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AppProcess } from './appProcess'

/** Environment of a server whose loop is measured. */
export const MEASURED = { NODE_OPTIONS: `--import=${path.resolve('tests/helpers/loopDelay.mjs')}` }

const LINE = /^loop (\d+) (\d+)$/gm

/** In ms of its own work, since the last call: the longest, and the 99th percentile. */
async function heldSoFar(app: Pick<AppProcess, 'pid' | 'log'>): Promise<{ p99: number; longest: number }> {
  const lines = () => [...app.log().matchAll(LINE)]
  const before = lines().length
  process.kill(app.pid, 'SIGUSR2')
  while (lines().length === before) await setTimeout(5)
  const [, p99, longest] = lines().at(-1) ?? []
  return { p99: Number(p99), longest: Number(longest) }
}

export async function heldDuring<T>(app: Pick<AppProcess, 'pid' | 'log'>, work: () => Promise<T>) {
  await heldSoFar(app)
  const result = await work()
  return { result, ...(await heldSoFar(app)) }
}
