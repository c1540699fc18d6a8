import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'
import { zoneWords } from '@/core/place/moments'
import type { LeadFacts } from './types'
import { LOCALE } from '@/lib/figures'

/** The IANA zone of the place that answers, else of the dealer; older leads may have none. */
export const zoneOfLead = ({ zone, clock }: Pick<LeadFacts, 'zone' | 'clock'>): string =>
  usableZone(zone ?? clock?.zone)

/** `25 November 2026`, for the shopper. */
export const dayOfLead = (lead: Pick<LeadFacts, 'createdAt' | 'zone' | 'clock'>): string =>
  momentOfLead(lead).toFormat('d MMMM yyyy')

/** `26 Nov 2026, 8:51 am, Sydney time`, for staff. */
export const timeOfLead = (lead: Pick<LeadFacts, 'createdAt' | 'zone' | 'clock'>): string =>
  `${momentOfLead(lead).setLocale(LOCALE).toFormat('d MMM yyyy, h:mm a')}, ${zoneWords(zoneOfLead(lead))}`

export const momentOfLead = (lead: Pick<LeadFacts, 'createdAt' | 'zone' | 'clock'>): DateTime =>
  DateTime.fromISO(lead.createdAt, { zone: zoneOfLead(lead) })
