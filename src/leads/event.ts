import { eventParameters, leadEvent } from '@/domain/leads/leadEvents'
import type { LeadInput } from '@/domain/leads/leadSchema'
import type { LeadCar } from './carFacts'

export const eventOf = (lead: LeadInput, car: LeadCar | null) => ({
  event_id: leadEvent(lead, car),
  ...(car ? eventParameters(car) : {}),
})
