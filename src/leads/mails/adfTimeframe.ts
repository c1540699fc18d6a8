import { DateTime } from 'luxon'
import type { LeadFacts } from '@/leads/types'
import { tag, wrap } from './xml'

/** A wished or booked time: in the location's zone, both ends being its start. Other words stay words. */
export function adfTimeframe({ booking, clock, category }: LeadFacts): string {
  if (!booking) return ''
  const at = DateTime.fromISO(booking, { zone: clock?.zone ?? 'Australia/Sydney' })
  const iso = at.isValid ? at.toISO({ suppressMilliseconds: true }) : null
  return wrap('timeframe', [
    tag('description', iso ? category : `${category}: ${booking}`),
    tag('earliestdate', iso),
    tag('latestdate', iso),
  ])
}
