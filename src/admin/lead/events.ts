import { times } from '@/admin/times'
import { givingText } from '@/domain/leads/givings'
import type { TimelineEntry } from '@/domain/leads/leadTimeline'
import type { LeadDelivery, LeadDoc } from './leadDoc'

export interface LeadEvent {
  key: string
  at: string
  title: string
  text?: string
  bad?: boolean
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
  call: (by) => `${by} spoke with them`,
  note: (by) => `Note by ${by}`,
}

export const ofEntry = ({ key, at, kind, by, text }: TimelineEntry): LeadEvent => ({
  key,
  at,
  title: DID[kind](by),
  text,
})

function ofDelivery({ channel, key, to, state, attempts, sent_at, error }: LeadDelivery): LeadEvent {
  const way = WAYS[channel] ?? channel
  if (state === 'sent') return { key, at: sent_at ?? '', title: `${way} sent to ${to}` }
  const tried = attempts ? `${error ?? ''} Tried ${times(attempts)}.`.trim() : undefined
  if (state === 'failed')
    return { key, at: '', title: `${way} to ${to} not delivered`, text: tried, bad: true }
  return { key, at: '', title: `${way} to ${to} on its way`, text: tried, bad: attempts > 0 }
}

export function eventsOf(lead: LeadDoc, changes: readonly LeadEvent[]): LeadEvent[] {
  const events = [
    ...lead.timeline.map(ofEntry),
    ...lead.givings.map((giving, nth) => ({
      key: `given-${giving.at}`,
      at: giving.at,
      title: givingText(giving, nth === 0),
    })),
    ...lead.deliveries.map(ofDelivery),
    ...changes,
    { key: 'in', at: lead.createdAt, title: 'Enquiry came in' },
  ]
  return events.sort((a, b) => (b.at || '9').localeCompare(a.at || '9'))
}
