import { startLoop, type Loop } from '@/jobs/loop'
import { retain } from './retention'

const DAY_MS = 86_400_000

/** At start and once a day. A second run at the same time finds less to do, and does nothing twice. */
export const startRetention = (): Loop =>
  startLoop(
    'retention',
    async () => {
      await retain({ dry: false })
      return false
    },
    DAY_MS,
  )
