import { DateTime } from 'luxon'
import { FALLBACK_ZONE } from '@/domain/country/zones'
import type { LeadFacts } from './types'

/** The IANA zone of the place that answers, else of the dealer; leads of before may have none. */
export const zoneOfLead = ({ zone, clock }: Pick<LeadFacts, 'zone' | 'clock'>): string =>
  zone ?? clock?.zone ?? FALLBACK_ZONE

/** When the lead came, in that zone. */
export const momentOfLead = (lead: Pick<LeadFacts, 'createdAt' | 'zone' | 'clock'>): DateTime =>
  DateTime.fromISO(lead.createdAt, { zone: zoneOfLead(lead) })
