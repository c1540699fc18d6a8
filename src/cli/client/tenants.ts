import { readDir } from '@/definitions/applyDir'
import { need, readArgs } from './args'
import { CommandError, report } from './say'
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
    code = Math.max(code, report(result))
  }
  return code
}

const standingCommand =
  (to: 'active' | 'suspended') =>
  async (args: string[]): Promise<number> => {
    const { positionals } = readArgs(args, {})
    const slug = need(positionals[0], 'The short name of the dealer')
    const result = await operate({ op: 'tenants.stand', slug, to }, await findServer())
    return report(result)
  }

export const [suspendCommand, resumeCommand] = [standingCommand('suspended'), standingCommand('active')]
