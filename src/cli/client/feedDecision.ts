import type { Decision } from '@/features/stock/feeds.rules'
import { need, readArgs } from './args'
import { report } from './say'
import { findServer, operate } from './server'

/** A person's decision on a full feed that was held. */
const decisionCommand =
  (decision: Decision) =>
  async (args: string[]): Promise<number> => {
    const { positionals } = readArgs(args, {})
    const id = need(positionals[0], 'The id of the full feed')
    const result = await operate({ op: 'feeds.decide', id, decision }, await findServer())
    return report(result)
  }

export const [releaseCommand, rejectCommand] = [decisionCommand('release'), decisionCommand('reject')]
