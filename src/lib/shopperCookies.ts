/** Cookies of a signed-in shopper. They have no Domain, so each host of each dealer has its own. */

/** Set beside the session without any secret, so that scripts know whether to ask for the account. */
export const HINT_COOKIE = 'shopper_here'
/** Names both: browsers accept `__Host-` over HTTPS only, and only for the host that set it. */
const SESSION_COOKIES = { secure: '__Host-shopper', plain: 'shopper' }

export const sessionCookie = (secure: boolean): string =>
  secure ? SESSION_COOKIES.secure : SESSION_COOKIES.plain

/** Not for scripts, unless `more` says otherwise. */
export const cookieText = (
  name: string,
  value: string,
  { ms, secure, more = '; HttpOnly' }: { ms: number; secure: boolean; more?: string },
): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(ms / 1000)}; SameSite=Lax${secure ? '; Secure' : ''}${more}`

/** Null when the cookie is absent. Of two with one name the first counts, as everywhere. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}
