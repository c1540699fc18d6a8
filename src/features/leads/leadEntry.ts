import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import {
  entryFault,
  isHumanAnswer,
  stateAfter,
  timelineSchema,
  type TimelineEntry,
} from './leadTimeline.rules'
import { plannedFollowUps, withoutFollowUps } from './followUp'
import { parseFacts } from './mailFor'
import type { Delivery } from './types'
import { changeLead } from './leaseLead'
import { deliveriesSchema, deliveryColumns } from './deliveryRow'
import { notify } from '@/jobs/notify'

export const leadRow = z.object({
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
  /** Where an SMS goes (E.164); null where the dealer sends none, or the person gave no mobile number. */
  mobile?: string | null
  /** Of a booking: the time, as the lead keeps it. */
  booking_date?: string
  /** Of a snooze: epoch ms until when; null ends it. */
  back_at?: number | null
}
export type EntryOutcome = 'kept' | 'known' | 'busy' | 'full' | 'no-address' | 'no-mobile'

const isSent = ({ kind }: TimelineEntry): boolean => kind === 'reply' || kind === 'sms'

function owed(lead: Lead, entry: TimelineEntry, { replyTo, mobile }: Author): Delivery {
  const { key, at, text, by, kind, car, photos } = entry
  return {
    channel: kind === 'sms' ? 'sms' : 'reply',
    key: `${lead.lead_id}-${kind}-${key}`,
    to: (kind === 'sms' ? mobile : lead.email) ?? '',
    state: 'pending',
    attempts: 0,
    next_at: at,
    queued_at: at,
    reply: {
      ...{ text, name: by, email: replyTo, ...(car && { car }) },
      ...(photos?.length && { photos: photos.length }),
    },
  }
}

const mailable = (lead: Lead): boolean => {
  try {
    return Boolean(lead.email) && Boolean(parseFacts(lead.facts))
  } catch {
    return false
  }
}

function judge(lead: Lead, entry: TimelineEntry, { mobile }: Author): EntryOutcome {
  const fault = entryFault(lead.timeline, entry)
  if (fault) return fault
  if (entry.kind === 'sms' && !mobile) return 'no-mobile'
  return entry.kind === 'reply' && !mailable(lead) ? 'no-address' : 'kept'
}

function withEntry(lead: Lead, entry: TimelineEntry, author: Author): Row {
  const isAnswer = isHumanAnswer(entry.kind)
  const first = isAnswer && !lead.responded_at
  const deliveries = [
    ...(isAnswer ? withoutFollowUps(lead.deliveries) : lead.deliveries),
    ...(isSent(entry) ? [owed(lead, entry, author)] : []),
    ...(first && mailable(lead) ? plannedFollowUps(parseFacts(lead.facts), new Date(entry.at)) : []),
  ]
  const state = stateAfter(entry.kind, lead.state)
  return {
    timeline: [...lead.timeline, entry],
    // A person acted: no rule gives it to somebody else.
    again_at: null,
    ...(author.back_at !== undefined ? { back_at: author.back_at } : isAnswer && { back_at: null }),
    ...deliveryColumns(deliveries),
    ...(first ? { responded_at: new Date(entry.at) } : {}),
    ...(isAnswer && { asked_at: null }),
    ...(state !== lead.state && { state }),
    // Whoever answers an unassigned lead takes it, or two people might write to one shopper.
    ...(isAnswer && author.takes && !lead.assigned_to ? { assigned_to: entry.by_id } : {}),
    ...(author.booking_date && { booking_date: author.booking_date }),
  }
}

/** `busy`: the worker held the lease for 4 s, and nothing was stored. */
export async function addLeadEntry(id: string, entry: TimelineEntry, author: Author): Promise<EntryOutcome> {
  const stored = await changeLead<EntryOutcome>(id, (row) => {
    const lead = leadRow.parse(row)
    const result = judge(lead, entry, author)
    return { set: result === 'kept' ? withEntry(lead, entry, author) : {}, result }
  })
  if (stored === 'kept' && isSent(entry)) notify('deliveriesLoop')
  return stored
}
