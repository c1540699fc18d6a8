import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadInput } from './leadSchema.rules'

const CAREERS = 'Careers Enquiry'

/** Careers are general enquiries. */
export function categorise(lead: LeadInput, carSold: boolean): { category: string; subcategory: string } {
  const intent = intentOf(lead.form === 'enquiry' && !lead.car_id ? 'general' : lead.form)
  const category = lead.category || intent.category
  if (category === CAREERS || lead.form === 'careers')
    return { category: intentOf('careers').category, subcategory: intentOf('careers').subcategory ?? '' }
  const similar = carSold ? intentOf('similar').subcategory : undefined
  return { category, subcategory: lead.subcategory || intent.subcategory || similar || '' }
}
