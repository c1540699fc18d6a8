import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clock } from '@/domain/hours/openMinutes'
import { answeringDepartment } from '@/domain/hours/table'
import { usualReplyMinutes } from '@/domain/leads/usualReply'
import type { OpeningHourEntry } from '@/domain/views'
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
const hoursRow = z.object({
  department: z.enum(['sales', 'service', 'parts']),
  week: z.array(entry),
  exceptions: z.array(entry).nullish(),
})

const RECENT = 200
const KEEP_MS = 10 * 60_000
const ANSWERED = ['contacted', 'appointment', 'won', 'lost']
const answeredRow = z.object({ createdAt: z.coerce.date(), responded_at: z.coerce.date() })
const noDate = z.object({ responded_at: z.null() })

async function clockOf(place: LeadLocation): Promise<Clock | null> {
  const rows = await (await table('opening-hours')).find([['location_id', '=', place.id]], { limit: 10 })
  const entries: OpeningHourEntry[] = rows
    .map((row) => hoursRow.parse(row))
    .flatMap(({ department, week, exceptions }) =>
      [...week, ...(exceptions ?? [])].map((one) => ({ ...one, department })),
    )
  const wanted = answeringDepartment(entries, place.location_type)
  return wanted
    ? {
        entries: entries.filter(({ department }) => department === wanted),
        department: wanted,
        zone: place.timezone,
      }
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
  const clock = await clockOf(place)
  const usual = clock && (await usualOf(tenantId, place, clock))
  const found = { ...(clock ? { clock } : {}), ...(usual ? { usual_minutes: usual } : {}) }
  known.set(place.id, found)
  return found
}
