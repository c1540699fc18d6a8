import { intentOf } from '@/domain/leads/intents/intents'
import type { LeadInput } from '@/domain/leads/leadSchema'

const CAREERS = 'Careers Enquiry'

/** The chosen category, or that of the form; careers are general enquiries (spec 4). */
export function categorise(lead: LeadInput, carSold: boolean): { category: string; subcategory: string } {
  const intent = intentOf(lead.form === 'enquiry' && !lead.car_id ? 'general' : lead.form)
  const category = lead.category || intent.category
  if (category === CAREERS || lead.form === 'careers')
    return { category: intentOf('careers').category, subcategory: intentOf('careers').subcategory ?? '' }
  const similar = carSold ? intentOf('similar').subcategory : undefined
  return { category, subcategory: lead.subcategory || intent.subcategory || similar || '' }
}
