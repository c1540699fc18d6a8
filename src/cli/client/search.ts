import { env } from '@/env'
import { readArgs } from './args'
import { CommandError, report, tell } from './say'
import { findServer, operate, type Running } from './server'

/** The built-in index is in the server's memory; only a running server can report on it. */
async function whereTheIndexIs(): Promise<Running | null> {
  const running = await findServer()
  if (!running && !env.meilisearch)
    throw new CommandError(
      'No server is running. The built-in index is made anew at each start, so there is nothing to do.',
    )
  return running
}

export async function rebuildCommand(args: string[]): Promise<number> {
  readArgs(args, {}, 0)
  const result = await operate({ op: 'search.rebuild' }, await whereTheIndexIs())
  return report(result)
}

export async function checkCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, { repair: { type: 'boolean' } }, 0)
  const result = await operate(
    { op: 'search.check', repair: values.repair ?? false },
    await whereTheIndexIs(),
  )
  // A difference is what was asked for, and no fault of the command.
  tell(...result.lines)
  return result.ok ? 0 : 1
}
