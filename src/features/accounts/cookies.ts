import { env } from '@/env'
import { cookieText, HINT_COOKIE, readCookie, sessionCookie } from '@/lib/shopperCookies'
import { readTyped, writeTyped } from './storedTyped.rules'
import type { Typed } from './login.rules'
import { MINUTE_MS } from '@/lib/time'
import { CODE_MS } from './code'
import { SESSION_MS } from './sessions'

const SECURE = env.mode === 'production'
const NAME = sessionCookie(SECURE)
/** Binds a code to the browser that asked for it. */
const REQUESTED = SECURE ? '__Host-sign_in' : 'sign_in'

/** What was typed in a form that was refused, for the next page alone. */
const TYPED = SECURE ? '__Host-sign_in_typed' : 'sign_in_typed'
const TYPED_MS = MINUTE_MS

const cookie = (name: string, value: string, ms: number, more?: string): string =>
  cookieText(name, value, { ms, secure: SECURE, more })

/** `isNew` makes the page's script copy the cars saved on this device to the account. */
export const signedInCookies = (session: string, isNew: boolean): string[] => [
  cookie(NAME, session, SESSION_MS),
  cookie(HINT_COOKIE, isNew ? 'new' : '1', SESSION_MS, ''),
]
export const signedOutCookies = (): string[] => [cookie(NAME, '', 0), cookie(HINT_COOKIE, '', 0, '')]

export const requestCookie = (nonce: string): string => cookie(REQUESTED, nonce, CODE_MS)
export const forgetRequestCookie = (): string => cookie(REQUESTED, '', 0)

export const typedCookie = (typed: Typed): string => cookie(TYPED, writeTyped(typed), TYPED_MS)
export const storedTypedIn = (header: string | null): Typed | null => readTyped(readCookie(header, TYPED))

export const sessionIn = (header: string | null): string | null => readCookie(header, NAME)
export const requestedIn = (header: string | null): string | null => readCookie(header, REQUESTED) || null
