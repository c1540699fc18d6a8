import { times } from '@/admin/staffMoment'
import { RESENDABLE } from '@/features/leads/destinations.rules'
import { handoverText } from '@/features/leads/handovers.rules'
import { offeredLines } from '@/features/leads/offeredCar.rules'
import type { TimelineEntry } from '@/features/leads/leadTimeline.rules'
import type { LeadDelivery, LeadDoc } from './leadDoc'

export interface LeadEvent {
  key: string
  at: string
  title: string
  text?: string
  /** Addresses of its photos. */
  photos?: readonly string[]
  /** When the shopper saw it. */
  seenAt?: string
  bad?: boolean
  /** The call that sends it to its system once more. */
  again?: string
}

const WAYS: Record<string, string> = {
  receipt: 'Receipt',
  notice: 'Notice to staff',
  sms: 'Receipt by SMS',
  adf: 'Lead file (ADF)',
  webhook: 'Webhook',
  reply: 'Reply',
}
const DID: Record<TimelineEntry['kind'], (by: string) => string> = {
  reply: (by) => `${by} replied by email`,
  sms: (by) => `${by} replied by SMS`,
  call: (by) => `${by} spoke with them`,
  note: (by) => `Note by ${by}`,
  booking: (by) => `${by} booked a time`,
  snooze: (by) => `${by} snoozed it`,
  wake: (by) => `${by} ended the snooze`,
  message: (by) => `${by} wrote`,
}
const CAME = { page: '', email: ' by email', sms: ' by SMS' }

const didOf = ({ kind, by, car, via, from }: TimelineEntry): string =>
  [
    DID[kind](by) + (via ? CAME[via] : ''),
    car && ' and offered another car',
    from && `, from ${from}, which is not the address of this lead`,
  ]
    .filter(Boolean)
    .join('')

export const ofEntry = (id: string, entry: TimelineEntry): LeadEvent => {
  const { key, at, kind, text, car, photos, seen_at } = entry
  const address = `/admin/api/lead-photos/${id}?entry=${encodeURIComponent(key)}`
  return {
    ...{ key, at, title: didOf(entry) },
    text: [text, ...(car ? ['', ...offeredLines(car)] : [])].join('\n'),
    ...(photos?.length && { photos: photos.map((_, nth) => `${address}&nth=${nth}`) }),
    ...(kind !== 'message' && seen_at && { seenAt: seen_at }),
  }
}

function ofDelivery(id: string, delivery: LeadDelivery): LeadEvent {
  const { channel, key, to, state, attempts, sent_at, error, reply, remind } = delivery
  const way = remind
    ? 'Reminder to follow up'
    : channel === 'sms' && reply
      ? 'Reply by SMS'
      : (WAYS[channel] ?? channel)
  if (state === 'sent') {
    const again = RESENDABLE.some((one) => one === channel)
      ? `/lead-resend/${id}?key=${encodeURIComponent(key)}`
      : undefined
    return { key, at: sent_at ?? '', title: `${way} sent to ${to}`, ...(again && { again }) }
  }
  const tried = attempts ? `${error ?? ''} Tried ${times(attempts)}.`.trim() : undefined
  if (state === 'failed')
    return { key, at: '', title: `${way} to ${to} not delivered`, text: tried, bad: true }
  return { key, at: '', title: `${way} to ${to} on its way`, text: tried, bad: attempts > 0 }
}

/** What a lead was that was joined into this one. */
const cameOf = ({ lead_id, category, message, facts }: LeadDoc): Omit<LeadEvent, 'key' | 'at'> => ({
  title: `${category || 'Enquiry'} came in, ${lead_id}`,
  text: [facts?.car?.name, message].filter(Boolean).join('\n'),
})

export function eventsOf(
  lead: LeadDoc,
  changes: readonly LeadEvent[],
  joined: readonly LeadDoc[] = [],
): LeadEvent[] {
  const events = [
    ...joined.flatMap((one) =>
      eventsOf(one, []).map((event) => ({
        ...event,
        ...(event.key === 'in' && cameOf(one)),
        key: `${one.id} ${event.key}`,
      })),
    ),
    ...lead.timeline.map((entry) => ofEntry(lead.id, entry)),
    ...lead.givings.map((handover, nth) => ({
      key: `given-${handover.at}`,
      at: handover.at,
      title: handoverText(handover, nth === 0),
    })),
    ...lead.deliveries
      .filter((one) => !one.remind || one.state !== 'pending')
      .map((one) => ofDelivery(lead.id, one)),
    ...changes,
    { key: 'in', at: lead.createdAt, title: 'Enquiry came in' },
  ]
  return events.sort((a, b) => (b.at || '9').localeCompare(a.at || '9'))
}
