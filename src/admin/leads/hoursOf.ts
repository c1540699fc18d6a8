import type { Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { dealerConfig, dealerZone } from '@/admin/dealerZone'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { afterOpenMinutes, openMinutes, type Clock } from '@/core/place/hours/openMinutes'
import type { Reply } from '@/features/reports/reports.rules'
import {
  backClock,
  replyClock,
  type ReplyClock,
  type Waiting,
  waitsSince,
} from '@/features/leads/replyClock.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { clockAt } from '@/features/leads/locationClock'
import { idOf } from '@/access/ids'

const DEFAULT_LIMIT = 120

const ALWAYS_OPEN: Clock = { entries: [], department: 'sales', zone: FALLBACK_ZONE }

/** Cached per screen. */
const hoursAt = cache(async (location: string): Promise<Clock> => (await clockAt(location)) ?? ALWAYS_OPEN)

const limitOf = cache(async (payload: Payload, tenant: string): Promise<number> => {
  const config = tenantConfigSchema.safeParse(await dealerConfig(payload, tenant))
  return config.success ? config.data.forms.replyMinutes : DEFAULT_LIMIT
})

export interface ClockedLead extends Waiting {
  tenant: string
  location_id?: string | null
  state: string
  /** Epoch ms until when it was put aside. */
  back_at?: number | null | undefined
  /** Epoch ms since when the shopper waits for another answer. */
  asked_at?: number | null | undefined
}

export const isWaiting = (lead: Parameters<typeof waitsSince>[0]): boolean => waitsSince(lead) !== null

/** Null when no shopper waits (spam, or won in person without a recorded answer). */
export async function clockOf(payload: Payload, lead: ClockedLead, now: Date): Promise<ReplyClock | null> {
  const zone = await dealerZone(payload, lead.tenant)
  const since = waitsSince(lead)
  const back = !since && lead.back_at ? backClock(lead.back_at, zone, now) : null
  if (back) return back
  if (!since && !lead.responded_at) return null
  const [clock, limit] = await Promise.all([hoursAt(lead.location_id ?? ''), limitOf(payload, lead.tenant)])
  return replyClock(since ? { createdAt: since } : lead, clock, limit, zone, now)
}

/** Epoch ms by which each lead must be answered, with one read of the hours per location; Infinity for a closed location. */
export async function duesOf(payload: Payload, leads: readonly ClockedLead[]): Promise<number[]> {
  const clocks = new Map<string, Promise<[Clock, number]>>()
  const clockFor = ({ tenant, location_id }: ClockedLead) => {
    const key = `${tenant} ${location_id ?? ''}`
    const read = clocks.get(key) ?? Promise.all([hoursAt(location_id ?? ''), limitOf(payload, tenant)])
    clocks.set(key, read)
    return read
  }
  return Promise.all(
    leads.map(async (lead) => {
      const since = waitsSince(lead)
      if (!since) return lead.back_at ?? Infinity
      const [clock, limit] = await clockFor(lead)
      return afterOpenMinutes(clock, new Date(since), limit)?.getTime() ?? Infinity
    }),
  )
}

/** How it was answered by then; null while its time runs, and for a lead that needed no answer. */
export async function replyOf(payload: Payload, lead: ClockedLead, now: Date): Promise<Reply | null> {
  const [clock, limit] = await Promise.all([hoursAt(lead.location_id ?? ''), limitOf(payload, lead.tenant)])
  const came = new Date(lead.createdAt)
  if (lead.responded_at) {
    const minutes = openMinutes(clock, came, new Date(lead.responded_at))
    return { minutes, inTime: minutes <= limit }
  }
  const due = lead.state === 'new' ? afterOpenMinutes(clock, came, limit) : null
  return due && due <= now ? { minutes: null, inTime: false } : null
}

const moment = z.union([z.string(), z.date().transform((date) => date.toISOString())])

/** `tenant` may be populated or an id. */
export const clockedLeadSchema = z.object({
  tenant: z.unknown().transform((value) => idOf(value) ?? ''),
  location_id: z.string().nullish(),
  state: z.string(),
  createdAt: moment,
  responded_at: moment.nullish(),
  back_at: z.number().nullish(),
  asked_at: z.number().nullish(),
})
