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
}

export const ofEntry = ({ key, at, kind, by, text, car }: TimelineEntry): LeadEvent => ({
  key,
  at,
  title: car ? `${DID[kind](by)} and offered another car` : DID[kind](by),
  text: [text, ...(car ? ['', ...offeredLines(car)] : [])].join('\n'),
})

function ofDelivery(id: string, delivery: LeadDelivery): LeadEvent {
  const { channel, key, to, state, attempts, sent_at, error, reply } = delivery
  const way = channel === 'sms' && reply ? 'Reply by SMS' : (WAYS[channel] ?? channel)
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

export function eventsOf(lead: LeadDoc, changes: readonly LeadEvent[]): LeadEvent[] {
  const events = [
    ...lead.timeline.map(ofEntry),
    ...lead.givings.map((handover, nth) => ({
      key: `given-${handover.at}`,
      at: handover.at,
      title: handoverText(handover, nth === 0),
    })),
    ...lead.deliveries.map((one) => ofDelivery(lead.id, one)),
    ...changes,
    { key: 'in', at: lead.createdAt, title: 'Enquiry came in' },
  ]
  return events.sort((a, b) => (b.at || '9').localeCompare(a.at || '9'))
}
