import type { OwedMail } from './jsonShapes.rules'
import { NEVER } from '@/lib/never'
import { DAY_MS, HOUR_MS } from '@/lib/time'

/** Somebody who books less than this before the reminder needs none: the confirmation is recent enough. */
const FRESH_MS = 2 * HOUR_MS

export const owes = (kind: OwedMail['kind'], to: OwedMail['to'], now: Date) => ({
  mail: { kind, to, at: now.getTime() },
  mail_state: 'pending',
  mail_next_at: now.getTime(),
  mail_attempts: 0,
  lease_until: 0,
})

export const remindAt = (start: Date, now: Date): number => {
  const at = start.getTime() - DAY_MS
  return at < now.getTime() + FRESH_MS ? NEVER : at
}
