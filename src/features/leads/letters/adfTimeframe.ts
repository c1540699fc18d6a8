import { DateTime } from 'luxon'
import { zoneOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'
import { tag, wrap } from './xml'

/** A wished or booked time: in the location's zone, both ends being its start. Other words stay words. */
export function adfTimeframe(lead: LeadFacts): string {
  const { booking, category } = lead
  if (!booking) return ''
  const at = DateTime.fromISO(booking, { zone: zoneOfLead(lead) })
  const iso = at.isValid ? at.toISO({ suppressMilliseconds: true }) : null
  return wrap('timeframe', [
    tag('description', iso ? category : `${category}: ${booking}`),
    tag('earliestdate', iso),
    tag('latestdate', iso),
  ])
}
