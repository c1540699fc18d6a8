import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { entryFault, isHumanAnswer, timelineSchema, type TimelineEntry } from '@/domain/leads/leadTimeline'
import { parseFacts } from './mailFor'
import type { Delivery } from './types'
import { changeLead } from './leaseLead'
import { overallState } from './overallState'
import { deliveriesSchema } from './deliveryRow'
import { notify } from '@/jobs/notify'

const leadRow = z.object({
  id: z.string(),
  lead_id: z.string(),
  email: z.string().nullish(),
  state: z.string(),
  facts: z.unknown(),
  assigned_to: z.string().nullish(),
  responded_at: z.union([z.string(), z.date()]).nullish(),
  timeline: timelineSchema.nullish().transform((entries) => entries ?? []),
  deliveries: deliveriesSchema.nullish().transform((deliveries) => deliveries ?? []),
})
type Lead = z.output<typeof leadRow>

export interface Author {
  replyTo: string
  takes: boolean
}
export type EntryOutcome = 'kept' | 'known' | 'busy' | 'full' | 'no-address'

function owed(lead: Lead, entry: TimelineEntry, replyTo: string): Delivery {
  const { key, at, text, by } = entry
  return {
    channel: 'reply',
    key: `${lead.lead_id}-reply-${key}`,
    to: lead.email ?? '',
    state: 'pending',
    attempts: 0,
    next_at: at,
    queued_at: at,
    reply: { text, name: by, email: replyTo },
  }
}

const mailable = (lead: Lead): boolean => {
  try {
    return Boolean(lead.email) && Boolean(parseFacts(lead.facts))
  } catch {
    return false
  }
}

function judge(lead: Lead, entry: TimelineEntry): EntryOutcome {
  const fault = entryFault(lead.timeline, entry)
  if (fault) return fault
  return entry.kind === 'reply' && !mailable(lead) ? 'no-address' : 'kept'
}

function withEntry(lead: Lead, entry: TimelineEntry, { replyTo, takes }: Author): Row {
  const deliveries =
    entry.kind === 'reply' ? [...lead.deliveries, owed(lead, entry, replyTo)] : lead.deliveries
  const next = deliveries.filter(({ state }) => state === 'pending').map(({ next_at }) => Date.parse(next_at))
  const isAnswer = isHumanAnswer(entry.kind)
  const first = isAnswer && !lead.responded_at
  return {
    timeline: [...lead.timeline, entry],
    // A person acted: no rule gives it to somebody else.
    again_at: null,
    deliveries,
    delivery_state: overallState(deliveries),
    ...(next.length ? { delivery_next_at: Math.min(...next) } : {}),
    ...(first ? { responded_at: new Date(entry.at) } : {}),
    ...(isAnswer && lead.state === 'new' ? { state: 'contacted' } : {}),
    // Whoever answers an unassigned lead takes it, or two people might write to one shopper.
    ...(isAnswer && takes && !lead.assigned_to ? { assigned_to: entry.by_id } : {}),
  }
}

/** `busy`: the worker held the lease for 4 s, and nothing was stored. */
export async function addLeadEntry(id: string, entry: TimelineEntry, author: Author): Promise<EntryOutcome> {
  const kept = await changeLead<EntryOutcome>(id, (row) => {
    const lead = leadRow.parse(row)
    const result = judge(lead, entry)
    return { set: result === 'kept' ? withEntry(lead, entry, author) : {}, result }
  })
  if (kept === 'kept' && entry.kind === 'reply') notify('deliveriesLoop')
  return kept
}
