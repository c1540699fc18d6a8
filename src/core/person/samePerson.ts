import type { Country } from '@/core/dealer/country/country'
import { e164 } from '@/core/place/phones/phones'

/** How long the same details, sent without a key, are a shopper who tries again. */
const REPEAT_MS = 15 * 60_000

/**
 * Whether a call that says what an earlier one said gets its answer, which holds a secret link. Without a key it does so for a
 * while only: whoever knows a shopper's name, e-mail and phone would get the link for ever. The shopper has it by mail.
 */
export const isRepeat = (hasKey: boolean, madeAt: number, now: number): boolean =>
  hasKey || now - madeAt < REPEAT_MS

interface Person {
  name: string
  email: string
  phone: string
}
const wordsOf = (name: string): string => name.toLowerCase().split(/\s+/).filter(Boolean).join(' ')

/** The same name, mailbox and number, however they were typed. */
export const isSamePerson = (one: Person, other: Person, country: Country): boolean =>
  wordsOf(one.name) === wordsOf(other.name) &&
  one.email.toLowerCase() === other.email.toLowerCase() &&
  (e164(one.phone, country) ?? one.phone) === (e164(other.phone, country) ?? other.phone)
