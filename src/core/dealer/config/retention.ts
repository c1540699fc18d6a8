import { HOUR_MS } from '@/lib/time'
/** How long a dealer keeps data of people, in months since the last change of a row. */
import { z } from 'zod'

const months = (usual: number) => z.number().int().min(1).max(120).default(usual)

/**
 * Australian law sets no period: delete what is no longer needed (APP 11.2). Records of money: seven years (Corporations
 * Act s 286; the tax office asks for five).
 */
export const retentionSchema = z.object({
  leads: months(24),
  payments: months(84),
  accounts: months(24),
  history: months(84),
  // Feeds change many cars each day: long enough for a dispute about a sale.
  car_history: months(24),
})
export type Retention = z.output<typeof retentionSchema>

export function storedSince(now: Date, count: number): Date {
  const then = new Date(now)
  const day = then.getUTCDate()
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - count)
  // The 31st of a month without one is its last day.
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(day, last))
  return then
}

const UNDO_HOURS = 24
/** A change of many rows can be undone for so long. Epoch ms: what was changed before is no longer offered. */
export const undoableSince = (now: number): number => now - UNDO_HOURS * HOUR_MS
