import type { SharedLead } from '@/domain/leads/assignment'
import { topicsOf } from '@/domain/leads/leadCategories'
import type { LeadLocation } from '@/leads/leadLocation'
import type { LeadFacts } from '@/leads/types'

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
