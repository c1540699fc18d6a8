/** Which lead categories a shopper's row belongs to, for sales staff who are limited to some. */
import type { Where } from 'payload'
import type { AboutTopics } from '@/access/rules'
import { LEAD_FORM } from '@/core/place/bookingRules'
import { KINDS } from '@/core/dealer/links/bookingPages'
import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'

const CAREERS = 'Careers Enquiry'
/** A job application is stored as a general enquiry: see `topicsOf`. */
const careers: Where[] = [
  { form: { equals: 'careers' } },
  { subcategory: { equals: intentOf('careers').subcategory } },
]

export const ofLeads: AboutTopics = (topics) => ({
  or: [{ category: { in: [...topics] } }, ...(topics.includes(CAREERS) ? careers : [])],
})

/** A booking has the topic of the lead that it makes. */
export const ofBookings: AboutTopics = (topics) => {
  const kinds = KINDS.filter((kind) => topics.includes(intentOf(LEAD_FORM[kind]).category))
  return kinds.length ? { kind: { in: kinds } } : false
}

/** All rows have the topic of this form's leads. */
export const ofForm =
  (form: LeadForm): AboutTopics =>
  (topics) =>
    topics.includes(intentOf(form).category)
