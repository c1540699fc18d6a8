import { HINT_COOKIE, readCookie } from '@/lib/shopperCookies'

/** `new` right after a sign-in, `1` while signed in as far as this browser knows; null signed out. */
export const accountHint = (): string | null => readCookie(document.cookie, HINT_COOKIE)

export const isSignedIn = (): boolean => accountHint() !== null

/** The server no longer knows the session: do not ask again until the next sign-in. */
export const forgetHint = (): void => {
  document.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
}
