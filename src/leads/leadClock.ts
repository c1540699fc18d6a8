import { DateTime } from 'luxon'
import type { LeadFacts } from './types'

/** Where neither the lead nor its place says more: leads of before. */
const NO_ZONE = 'Australia/Sydney'

/** The IANA zone of the place that answers, else of the dealer. */
export const zoneOfLead = ({ zone, clock }: Pick<LeadFacts, 'zone' | 'clock'>): string =>
  zone ?? clock?.zone ?? NO_ZONE

/** When the lead came, in that zone. */
export const momentOfLead = (lead: Pick<LeadFacts, 'createdAt' | 'zone' | 'clock'>): DateTime =>
  DateTime.fromISO(lead.createdAt, { zone: zoneOfLead(lead) })
