import type { SharedLead } from '@/features/leads/assignment.rules'
import { topicsOf } from '@/features/leads/leadCategories.rules'
import type { LeadLocation } from '@/features/leads/leadLocation'
import type { LeadFacts } from '@/features/leads/types'

export const sharedLead = (facts: LeadFacts, place: LeadLocation | null, at: Date): SharedLead => ({
  place: place?.id ?? null,
  form: facts.form ?? '',
  topics: topicsOf(facts),
  make: facts.car?.make ?? null,
  price: facts.car?.price ?? null,
  interstate: facts.interstate === true,
  at,
  zone: place?.timezone ?? null,
})
