import { intentOf } from '@/features/leads/intents/intents.rules'
import { isCareer } from './leadEvents.rules'
import { CATEGORIES, type LeadInput } from './leadSchema.rules'

const CAREERS = 'Careers Enquiry'
const OF_OTHER_FORMS = ['Test Drive', 'Photo Request', 'Make an Offer', 'Trade-in', 'Spin to win'] as const

export const LEAD_CATEGORIES: readonly string[] = [
  ...CATEGORIES.filter((category) => category !== CAREERS),
  ...OF_OTHER_FORMS,
]

export const LEAD_TOPICS: readonly string[] = [...CATEGORIES, ...OF_OTHER_FORMS]

export const isAbout = (wanted: readonly string[], topics: readonly string[]): boolean =>
  wanted.length === 0 || topics.some((topic) => wanted.includes(topic))

/** A job application is stored as a general enquiry: it has both topics. */
export const topicsOf = (lead: Parameters<typeof isCareer>[0] & { category: string }): string[] =>
  isCareer(lead) ? [CAREERS, intentOf('careers').category] : [lead.category]

/** Careers are general enquiries. */
export function categorise(lead: LeadInput, carSold: boolean): { category: string; subcategory: string } {
  const intent = intentOf(lead.form === 'enquiry' && !lead.car_id ? 'general' : lead.form)
  const category = lead.category || intent.category
  if (category === CAREERS || lead.form === 'careers')
    return { category: intentOf('careers').category, subcategory: intentOf('careers').subcategory ?? '' }
  const similar = carSold ? intentOf('similar').subcategory : undefined
  return { category, subcategory: lead.subcategory || intent.subcategory || similar || '' }
}
