import type { LeadInput } from './schema'

export interface SpamSigns {
  /** 0 is clean; from 3 on the lead is filed as suspected spam, never thrown away. */
  score: number
  reasons: string[]
}
export const SUSPECT_FROM = 3

const LINKS = /https?:\/\/|www\./gi

/** `proof`: the captcha held; null where the dealer has switched it off. A person without JavaScript scores 2 and stays in the inbox. */
export function spamSigns(lead: LeadInput, proof: boolean | null): SpamSigns {
  const signs: [boolean, number, string][] = [
    [Boolean(lead.website), 5, 'hidden field filled in'],
    [lead.elapsed_ms !== undefined && lead.elapsed_ms < 2000, 3, 'sent within two seconds'],
    [proof === false && Boolean(lead.captcha), 4, 'captcha proof wrong, expired or used before'],
    [proof === false && !lead.captcha, 2, 'no captcha proof'],
    [(lead.message.match(LINKS) ?? []).length > 2, 2, 'several links in the message'],
  ]
  const found = signs.filter(([is]) => is)
  return {
    score: found.reduce((sum, [, points]) => sum + points, 0),
    reasons: found.map(([, , reason]) => reason),
  }
}
