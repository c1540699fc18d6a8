import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { instantOf, isDay } from '@/core/dealer/country/civil'
import { momentText } from '@/core/place/moments'
import { isOpenStage } from '@/features/leads/inbox.rules'
import { addLeadEntry } from '@/features/leads/leadEntry'
import { snoozeFault } from '@/features/leads/snooze.rules'

const BUSY = 'The emails of this lead are being sent. Try again in a moment.'
const FULL = 'This lead’s timeline is full.'
const CLOSED = 'This lead is closed. Set its stage to an open one first.'

const FAULTS = {
  past: 'That moment has passed. Choose a later one.',
  far: 'Choose a moment within a year.',
}
const WHEN = 'Choose a day and an hour.'
const snoozeSchema = z.object({
  key: z.uuid('Send a key of its own with each snooze.'),
  date: z.string(WHEN).refine(isDay, WHEN),
  clock: z.string(WHEN).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WHEN),
})

interface Move {
  kind: 'snooze' | 'wake'
  key: string
  text: string
  back_at: number | null
}

/** A repeated key does nothing more. */
async function move(req: PayloadRequest, lead: Record<string, unknown>, { back_at, ...entry }: Move) {
  const user = recordOf(req.user)
  const by = typeof user.name === 'string' ? user.name : String(user.email)
  const own = { at: new Date().toISOString(), by, by_id: String(user.id) }
  const stored = await addLeadEntry(
    String(lead.id),
    { ...entry, ...own },
    { replyTo: '', takes: false, back_at },
  )
  if (stored === 'busy') throw refuse(BUSY, 503)
  if (stored === 'full') throw refuse(FULL, 422)
  if (stored === 'kept') await auditWork(req, 'leads', entry.kind, lead)
}

/** `{key, date, clock}` by the dealer's clock -> {back_at}, and when that is in words. */
async function snooze(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const { key, date, clock } = await bodyOf(req, snoozeSchema)
  if (!isOpenStage(String(lead.state))) throw refuse(CLOSED, 422)
  const zone = await dealerZone(req.payload, idOf(lead.tenant) ?? '')
  const back_at = instantOf({ date, clock }, zone)
  const fault = snoozeFault(back_at, Date.now())
  if (fault) throw refuse(FAULTS[fault], 422)
  const when = momentText(back_at, zone)
  await move(req, lead, { kind: 'snooze', key, text: `Until ${when}`, back_at })
  return Response.json({ back_at, when })
}

async function wake(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const key = `wake-${String(lead.back_at)}`
  if (typeof lead.back_at === 'number') await move(req, lead, { kind: 'wake', key, text: '', back_at: null })
  return Response.json({ back_at: null })
}

export const snoozeEndpoints: Endpoint[] = [
  { path: '/lead-snooze/:id', method: 'post', handler: snooze },
  { path: '/lead-wake/:id', method: 'post', handler: wake },
]
