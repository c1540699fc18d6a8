import { readArgs } from './args'
import { report } from './say'
import { findServer, operate } from './server'

/** Erases what dealers have kept long enough; with `--dry-run` it says what that would be. */
export async function retentionCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, { tenant: { type: 'string' }, 'dry-run': { type: 'boolean' } }, 0)
  const dry = values['dry-run'] ?? false
  const result = await operate({ op: 'retention.run', dry, tenant: values.tenant }, await findServer())
  return report(result)
}
