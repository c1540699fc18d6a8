import type { LeadFacts } from '@/features/leads/types'
import { answerLines } from './answerLines'
import { receiptWords } from './receiptWords'

const MAX_LETTERS = 320

/** No link and nothing that the sender typed: the number may be another person's. */
export function receiptSms(facts: LeadFacts, now: Date): string {
  const phone = facts.location?.phone || facts.dealer.phone
  const [first = ''] = answerLines(facts, now)
  const parts = [
    `${facts.dealer.name}: we have ${receiptWords(facts).sent}, reference ${facts.lead_id}.`,
    first,
    phone && `Phone ${phone}.`,
  ]
  return parts.filter(Boolean).join(' ').slice(0, MAX_LETTERS)
}
