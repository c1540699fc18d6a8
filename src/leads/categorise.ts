import { SIMILAR_SUBCATEGORY } from '@/domain/leads/leadEvents'
import type { LeadForm, LeadInput } from '@/domain/leads/leadSchema'

const BY_FORM: Record<LeadForm, string> = {
  enquiry: 'Vehicle Enquiry',
  general: 'General Enquiry',
  'test-drive': 'Test Drive',
  photos: 'Photo Request',
  offer: 'Make an Offer',
  'trade-in': 'Trade-in',
  careers: 'Careers Enquiry',
}

/** The chosen category, or that of the form; careers are general enquiries (spec 4). */
export function categorise(lead: LeadInput, carSold: boolean): { category: string; subcategory: string } {
  const category =
    lead.category || (lead.form === 'enquiry' && !lead.car_id ? BY_FORM.general : BY_FORM[lead.form])
  if (category === BY_FORM.careers) return { category: BY_FORM.general, subcategory: 'Career Enquiry' }
  return { category, subcategory: lead.subcategory || (carSold ? SIMILAR_SUBCATEGORY : '') }
}
