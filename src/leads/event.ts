import { enquiryEvent, eventParameters, testDriveEvent } from '@/domain/leads/leadEvents'
import type { LeadCar } from './carFacts'
import type { LeadForm } from '@/domain/leads/leadSchema'

export function eventOf(form: LeadForm, car: LeadCar | null, subcategory: string) {
  const event_id = form === 'test-drive' ? testDriveEvent(car) : enquiryEvent(car, subcategory)
  return { event_id, ...(car ? eventParameters(car) : {}) }
}
