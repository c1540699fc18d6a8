import { table } from '@/db/table'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { evaluateOnce } from './evaluate'
import { sendOnce } from './send'
import { HOUR_MS } from '@/lib/time'

declare module '@/lib/registry' {
  interface Registry {
    alertsLoop: NotifiedLoop
  }
}

const IDLE_MS = 2000
const PURGE_MS = HOUR_MS

/** Deletes unconfirmed searches after a week, and stopped ones after their retention. Returns the count. */
export async function purgeSaved(now: number = Date.now()): Promise<number> {
  return (await table('saved-searches')).delete([
    ['state', 'in', ['waiting', 'stopped']],
    ['next_due_at', '<=', now],
  ])
}

/** Sends before it evaluates, so that a due mail never waits for a long evaluation. */
export function startAlerts(): Loop {
  const loop = startLoop('alerts', async () => (await sendOnce()) || (await evaluateOnce()), IDLE_MS)
  onNotify('alertsLoop', loop)
  return loop
}

export const startAlertPurge = (): Loop =>
  startLoop(
    'alert purge',
    async () => {
      await purgeSaved()
      return false
    },
    PURGE_MS,
  )
