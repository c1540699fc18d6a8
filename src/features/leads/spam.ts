import type { LeadInput } from './leadSchema.rules'

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

const isHasty = (requestedAt: number | null, at: Date): boolean =>
  requestedAt !== null && at.getTime() - requestedAt < HASTY_MS

/** Within the last hour at this dealer, this lead included. */
export interface Crowd {
  byDealer: number
  bySender: number
  /** Different mailboxes with the same phone number, and of the same mail domain. */
  withPhone: number
  withDomain: number
  domain: string
}
export const CALM: Crowd = { byDealer: 1, bySender: 1, withPhone: 1, withDomain: 1, domain: '' }

/** More leads in an hour than people send to one dealer. */
export const CROWDED_FROM = 120
/** More than an office, or a buyer who writes about every car on the list. */
const MOST_OF_SENDER = 12
const MOST_WITH_PHONE = 3
const MOST_WITH_DOMAIN = 10
/** Whose mailboxes are people of all kinds. */
const PROVIDERS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|bigpond|optusnet|iinet|tpg|xtra)\./

const shapes = ({ withPhone, withDomain, domain }: Crowd): number =>
  Number(withPhone > MOST_WITH_PHONE) + Number(withDomain > MOST_WITH_DOMAIN && !PROVIDERS.test(domain))

const isCrowded = ({ byDealer }: Crowd): boolean => byDealer > CROWDED_FROM

/** A sender's second lead in the middle of a flood, of a shape that only scripts have. Whoever comes for the first time is not judged. */
const isOfScript = (crowd: Crowd): boolean =>
  crowd.bySender > MOST_OF_SENDER || (isCrowded(crowd) && crowd.bySender > 1 && shapes(crowd) > 0)

/** Stays in the inbox as a new lead without a mail for each: staff could not find the real ones among them. */
export const isMailHeld = (crowd: Crowd): boolean =>
  isCrowded(crowd) && (crowd.bySender > 1 || shapes(crowd) > 1)

interface Circumstances {
  /** Epoch ms of the form's challenge, null where it had none. */
  requestedAt: number | null
  at: Date
  crowd: Crowd
  repeated: boolean
}

export function spamSigns(lead: LeadInput, { requestedAt, at, crowd, repeated }: Circumstances): SpamSigns {
  const names = `${lead.name} ${lead.last_name ?? ''}`
  const signs: [boolean, number, string][] = [
    [Boolean(lead.website), 5, 'hidden field filled in'],
    [(names.match(LINKS) ?? []).length > 0, 3, 'a link for a name'],
    [MARKUP.test(lead.message), 3, 'link code in the message'],
    [(lead.message.match(LINKS) ?? []).length > 2, 2, 'several links in the message'],
    [isOfScript(crowd), 3, 'one of many that one sender sent within an hour'],
    [repeated, 3, 'one text more than 60 times in an hour'],
    [isHasty(requestedAt, at), 1, 'sent within two seconds'],
  ]
  const found = signs.filter(([is]) => is)
  return {
    score: found.reduce((sum, [, points]) => sum + points, 0),
    reasons: found.map(([, , reason]) => reason),
  }
}
