import type { Car } from '@/core/car/car'
import type { FieldName } from '@/features/leads/intents/fields.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

export interface EnquiryOptions {
  site: Site
  form: LeadForm
  car?: Car | null
  locations?: readonly LocationView[]
  subcategory?: string
  location_slug?: string
  /** Answers that the page knows, so the form does not ask for them. */
  known?: Partial<Record<FieldName, string>>
  /** First values of fields that are still asked. */
  values?: Partial<Record<FieldName, string>>
  /** Fields that the page shows itself, outside the form. */
  elsewhere?: readonly FieldName[]
  submit?: string
  message?: string
  pageId?: string
  uid?: string
}
