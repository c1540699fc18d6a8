import { AFTER_START_MS, startEvery, type Loop } from '@/jobs/loop'
import { retain } from './retention'
import { DAY_MS } from '@/lib/time'

/** After the start and once a day. A second run at the same time finds less to do, and does nothing twice. */
export const startRetention = (): Loop =>
  startEvery('retention', DAY_MS, () => retain({ dry: false }), AFTER_START_MS)
