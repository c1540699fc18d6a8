import type { Country } from '@/core/dealer/country/country'
import { mobileOf } from '@/core/place/phones/phones'
import { phrase } from '@/lib/words'
import { emailAddress } from '@/core/person/formFields'

export type LoginKind = 'email' | 'phone'
export interface Login {
  kind: LoginKind
  login: string
}
export type LoginFault = 'email' | 'phone'

export const kindOf = (login: string): LoginKind => (login.includes('@') ? 'email' : 'phone')

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function readEmail(value: string): Login | LoginFault {
  const parsed = emailAddress.safeParse(value.toLowerCase())
  return parsed.success ? { kind: 'email', login: parsed.data } : 'email'
}

function readMobile(value: string, country: Country): Login | LoginFault {
  const login = mobileOf(value, country)
  return login ? { kind: 'phone', login } : 'phone'
}

/** What was typed, right or wrong. */
export interface Typed {
  kind: LoginKind
  text: string
}

/** `by` says which of two fields is meant; else the one that is filled in. `phone_number` is the watchlist's name of the phone. */
export function typedIn(values: Record<string, unknown>): Typed {
  const [email, phone] = [text(values.email), text(values.phone) || text(values.phone_number)]
  const kind =
    values.by === 'email' || values.by === 'phone' ? values.by : email || !phone ? 'email' : 'phone'
  return { kind, text: kind === 'email' ? email : phone }
}

export function readLogin(values: Record<string, unknown>, country: Country): Login | LoginFault {
  const typed = typedIn(values)
  return typed.kind === 'email' ? readEmail(typed.text) : readMobile(typed.text, country)
}

export const LOGIN_FAULTS: Record<LoginFault, string> = {
  email: phrase('Enter an email address such as name@example.com.'),
  phone: phrase('Enter an Australian or New Zealand mobile number, with +61 or +64 if it is not from here.'),
}

/** Six digits as people paste them: `480 132`, `480-132`. Null when it is something else. */
export const readCode = (value: unknown): string | null => {
  const digits = typeof value === 'string' ? value.replace(/[\s\p{Pd}]/gu, '') : ''
  return /^\d{6}$/.test(digits) ? digits : null
}

/** The part of a mailed link that proves who follows it, or null. */
export const readLink = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{8,64}\.[\w-]{43}$/.test(value) ? value : null
