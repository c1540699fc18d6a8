import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { clockAt } from '@/db/locationClock'
import { table } from '@/db/table'
import type { Clock } from '@/domain/hours/openMinutes'
import { usualReplyMinutes } from '@/domain/leads/usualReply'
import type { LeadLocation } from './leadLocation'

const RECENT = 200
const KEEP_MS = 10 * 60_000
const ANSWERED = ['contacted', 'appointment', 'won', 'lost']
const answeredRow = z.object({ createdAt: z.coerce.date(), responded_at: z.coerce.date() })
const noDate = z.object({ responded_at: z.null() })

async function usualOf(tenantId: string, place: LeadLocation, clock: Clock): Promise<number | null> {
  const rows = await (
    await table('leads')
  ).find(
    [
      ['tenant', '=', tenantId],
      ['location_id', '=', place.id],
      ['state', 'in', ANSWERED],
    ],
    { fields: ['createdAt', 'responded_at'], sort: [['createdAt', 'desc']], limit: RECENT },
  )
  const answered = rows.filter((row) => !noDate.safeParse(row).success).map((row) => answeredRow.parse(row))
  return usualReplyMinutes(answered, clock)
}

export { clockAt }

export interface Answering {
  clock?: Clock
  usual_minutes?: number
}
const known = new LRUCache<string, Answering>({ max: 1_000, ttl: KEEP_MS })

/** Read at most every ten minutes. */
export async function answeringAt(tenantId: string, place: LeadLocation | null): Promise<Answering> {
  if (!place) return {}
  const cached = known.get(place.id)
  if (cached) return cached
  const clock = await clockAt(place.id)
  const usual = clock && (await usualOf(tenantId, place, clock))
  const found = { ...(clock ? { clock } : {}), ...(usual ? { usual_minutes: usual } : {}) }
  known.set(place.id, found)
  return found
}
