import type { LeadInput } from '@/domain/leads/leadSchema'

export interface SpamSigns {
  /** 0 is clean; from 3 on the lead is held as suspected spam, never dropped. */
  score: number
  reasons: string[]
}
export const SUSPECT_FROM = 3
/** A form with remembered details is sent quickly, so speed alone is not enough to call it spam. */
const HASTY_MS = 2_000

const LINKS = /https?:\/\/|www\./gi
const MARKUP = /\[(url|link)[=\]]|<a\s[^>]*href/i

const isHasty = (askedAt: number | null, at: Date): boolean =>
  askedAt !== null && at.getTime() - askedAt < HASTY_MS

interface Circumstances {
  /** Epoch ms of the form's challenge, null where it had none. */
  askedAt: number | null
  at: Date
  crowded: boolean
  repeated: boolean
}

export function spamSigns(lead: LeadInput, { askedAt, at, crowded, repeated }: Circumstances): SpamSigns {
  const names = `${lead.name} ${lead.last_name ?? ''}`
  const signs: [boolean, number, string][] = [
    [Boolean(lead.website), 5, 'hidden field filled in'],
    [(names.match(LINKS) ?? []).length > 0, 3, 'a link for a name'],
    [MARKUP.test(lead.message), 3, 'link code in the message'],
    [(lead.message.match(LINKS) ?? []).length > 2, 2, 'several links in the message'],
    [crowded, 3, 'one of more than 600 in an hour'],
    [repeated, 3, 'one text more than 60 times in an hour'],
    [isHasty(askedAt, at), 1, 'sent within two seconds'],
  ]
  const found = signs.filter(([is]) => is)
  return {
    score: found.reduce((sum, [, points]) => sum + points, 0),
    reasons: found.map(([, , reason]) => reason),
  }
}
