import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { table } from '@/db/table'
import { answeringClock } from '@/domain/hours/answeringClock'
import type { Clock } from '@/domain/hours/openMinutes'
import { usualReplyMinutes } from '@/domain/leads/usualReply'
import type { LeadLocation } from './leadLocation'

const words = z.string().nullish()
const entry = z.object({
  weekday: z.number(),
  status: z.enum(['Open', 'Closed']),
  open: words,
  close: words,
  formated_hours: words,
  date: words,
  note: words,
})
const department = z.enum(['sales', 'service', 'parts'])
const hoursRow = z.object({
  department,
  week: z.array(entry),
  exceptions: z.array(entry).nullish(),
})

const placeRow = z.object({
  location_type: words,
  timezone: z.string(),
  contact_detail: z.object({ opening_hours: z.array(entry.extend({ department })).nullish() }),
})

const RECENT = 200
const KEEP_MS = 10 * 60_000
const ANSWERED = ['contacted', 'appointment', 'won', 'lost']
const answeredRow = z.object({ createdAt: z.coerce.date(), responded_at: z.coerce.date() })
const noDate = z.object({ responded_at: z.null() })

/** No access check: the caller may already read the lead that names the location. */
export async function clockAt(locationId: string): Promise<Clock | null> {
  const [[place], hours] = await Promise.all([
    (await table('locations')).find([['id', '=', locationId]], { limit: 1 }),
    (await table('opening-hours')).find([['location_id', '=', locationId]], { limit: 10 }),
  ])
  return place
    ? answeringClock(
        placeRow.parse(place),
        hours.map((row) => hoursRow.parse(row)),
      )
    : null
}

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
