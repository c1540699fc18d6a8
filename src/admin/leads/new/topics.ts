import type { LeadForm } from '@/features/leads/intents/names.rules'

export const SOURCES = ['Phone', 'Walk-in'] as const

/** What a caller can want, and the form whose desk answers that. */
const TOPICS: readonly { category: string; form: LeadForm }[] = [
  { category: 'Vehicle Enquiry', form: 'enquiry' },
  { category: 'Test Drive', form: 'test-drive' },
  { category: 'Finance Enquiry', form: 'finance' },
  { category: 'Trade-in', form: 'enquiry' },
  { category: 'Service Enquiry', form: 'service' },
  { category: 'Parts Enquiry', form: 'parts' },
  { category: 'General Enquiry', form: 'general' },
  { category: 'Feedback', form: 'feedback' },
]
export const TOPIC_NAMES: readonly string[] = TOPICS.map(({ category }) => category)

export const formOf = (category: string): LeadForm =>
  TOPICS.find((one) => one.category === category)?.form ?? 'general'

export const NEW_LEAD = '/admin/leads/new'
