import type { LeadInput } from '@/domain/leads/leadSchema'

export interface SpamSigns {
  /** 0 is clean; from 3 on the lead is filed as suspected spam, never dropped. */
  score: number
  reasons: string[]
}
export const SUSPECT_FROM = 3

const LINKS = /https?:\/\/|www\./gi

/** Time is no sign: a form with autofill is sent at once. */
export function spamSigns(lead: LeadInput): SpamSigns {
  const signs: [boolean, number, string][] = [
    [Boolean(lead.website), 5, 'hidden field filled in'],
    [(lead.message.match(LINKS) ?? []).length > 2, 2, 'several links in the message'],
  ]
  const found = signs.filter(([is]) => is)
  return {
    score: found.reduce((sum, [, points]) => sum + points, 0),
    reasons: found.map(([, , reason]) => reason),
  }
}
