import { table } from '@/db/table'
import { startLoop, type Loop } from '@/jobs/loop'
import { HOUR_MS } from '@/lib/time'

const PURGE_MS = HOUR_MS

/** Deletes deals whose time is over, with all answers. A deal that was sent has its copy in the reservation. */
export const purgeDeals = async (now: number = Date.now()): Promise<number> =>
  (await table('deals')).delete([['expires_at', '<=', now]])

export const startDealPurge = (): Loop =>
  startLoop(
    'deal purge',
    async () => {
      await purgeDeals()
      return false
    },
    PURGE_MS,
  )
