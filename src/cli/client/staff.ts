import { need, readArgs } from './args'
import { report } from './say'
import { findServer, operate } from './server'

export async function resetSecondFactorCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, {})
  const email = need(positionals[0], 'The email of the person')
  const result = await operate({ op: 'staff.resetSecondFactor', email }, await findServer())
  return report(result)
}
