/** What a shopper writes after the enquiry: an entry of the lead, which is to be answered anew, and a mail to whoever has it. */
import { z } from 'zod'
import { MAX_PHOTOS } from '@/core/person/photoLimits.rules'
import { dropPhotos, type SentPhoto, storePhotos } from '@/core/person/rows/photoRows'
import type { Row } from '@/db/tableTypes'
import { notify } from '@/jobs/notify'
import { deliveryColumns } from './deliveryRow'
import { withoutFollowUps } from './followUp'
import { changeLead } from './leaseLead'
import { leadRow } from './leadEntry'
import { entryFault, type TimelineEntry } from './leadTimeline.rules'
import { addressesOf } from './recipients'
import { heardAt } from './snooze.rules'
import type { Thread } from './thread'
import type { Delivery } from './types'

/** Of all messages together. */
const MOST_PHOTOS = 5 * MAX_PHOTOS

export interface Message {
  /** The same for the same message: it is stored once. */
  key: string
  text: string
  via: NonNullable<TimelineEntry['via']>
  /** The sender, where it is not the lead's own address or number. */
  from?: string
  photos: readonly SentPhoto[]
  at: Date
}
export interface Heard {
  outcome: 'kept' | 'known' | 'busy' | 'full'
  /** One sentence per photo that was not taken. */
  refused: readonly string[]
}

const heardRow = leadRow.extend({ asked_at: z.number().nullish(), back_at: z.unknown() })
type Lead = z.output<typeof heardRow>

/** Whoever has the lead; else everybody who was told of it when it came. */
async function addressesFor({ tenant, facts }: Thread, { assigned_to, deliveries }: Lead): Promise<string[]> {
  const own = assigned_to ? (await addressesOf(tenant, [assigned_to])).get(assigned_to) : null
  if (own) return [own]
  const told = deliveries.filter(({ channel, remind }) => channel === 'notice' && !remind).map(({ to }) => to)
  return [...new Set(told.length ? told : [facts.dealer.email])].filter(Boolean)
}

async function withMessage(thread: Thread, lead: Lead, entry: TimelineEntry): Promise<Row> {
  const { at, key, text, by, photos } = entry
  const said = [text, photos?.length ? `(${photos.length} photos)` : ''].filter(Boolean).join('\n')
  const owed = (await addressesFor(thread, lead)).map((to, nth): Delivery => ({
    ...{ channel: 'notice', key: `${thread.lead_id}-heard-${key}-${nth}`, to, state: 'pending' },
    ...{ attempts: 0, next_at: at, queued_at: at, reply: { text: said, name: by, email: '' } },
  }))
  return {
    timeline: [...lead.timeline, entry],
    asked_at: lead.asked_at ?? Date.parse(at),
    again_at: null,
    ...heardAt(lead.back_at, new Date(at)),
    ...deliveryColumns([...withoutFollowUps(lead.deliveries), ...owed]),
  }
}

export async function hear(thread: Thread, { photos, at, ...message }: Message): Promise<Heard> {
  const fault = entryFault(thread.timeline, message)
  if (fault) return { outcome: fault, refused: [] }
  const stored = thread.timeline.reduce((sum, entry) => sum + (entry.photos?.length ?? 0), 0)
  const room = Math.min(MAX_PHOTOS, MOST_PHOTOS - stored)
  const { taken, refused } = await storePhotos(`${thread.tenant}/${thread.id}`, room, photos)
  const entry: TimelineEntry = {
    ...message,
    ...{ kind: 'message', at: at.toISOString(), by: thread.name || 'The shopper', by_id: '', photos: taken },
  }
  const outcome = await changeLead<Heard['outcome']>(thread.id, async (row) => {
    const lead = heardRow.parse(row)
    const found = entryFault(lead.timeline, entry)
    return { set: found ? {} : await withMessage(thread, lead, entry), result: found ?? 'kept' }
  })
  if (outcome === 'kept') notify('deliveriesLoop')
  else await dropPhotos(taken)
  return { outcome, refused }
}
