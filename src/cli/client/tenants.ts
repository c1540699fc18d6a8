import { readDir } from '@/definitions/applyDir'
import { readArgs } from './args'
import { CommandError, say } from './say'
import { findServer, operate } from './server'

export async function applyCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, {})
  const sources = await readDir(positionals[0] ?? 'tenants').catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error), 2)
  })
  const running = await findServer()
  let code = 0
  for (const { definition, stock } of sources) {
    const result = await operate({ op: 'tenants.apply', definition, stock }, running)
    say(...result.lines)
    if (!result.ok) code = 1
  }
  return code
}
