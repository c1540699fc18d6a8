/**
 * Addresses that one shopper alone opens. Their key moves from the address into a cookie of the browser, so that no
 * address bar, history or picture of the screen has it; a page is still read with its key.
 */
import { hashOf } from './secrets'
import { cookieText, readCookie } from './shopperCookies'
import { DAY_MS } from './time'

/** `secure`: the server is reached by https. It is passed, since the listener reads no settings. */
const nameOf = (secure: boolean): string => (secure ? '__Host-own_links' : 'own_links')
/** As long as an online deal is kept by default; the mail's link begins it again. */
const STORED_MS = 30 * DAY_MS
const MOST = 12

/** The parameter with the key, by page. Where the path does not say whose page it is, a short mark of the key does. */
const PAGES: readonly { path: RegExp; secret: string }[] = [
  {
    path: /^\/(?:reservations|checkout-journey|messages|online-payment|shortlists)\/([\w-]{1,40})$/,
    secret: 'key',
  },
  { path: /^\/(?:bookings|saved-searches)\/[\w-]+$/, secret: 'token' },
  { path: /^\/valuations\/[\w-]+$/, secret: 'id' },
  { path: /^\/sign-in$/, secret: 'link' },
]
const MARK = 'own'
const KEY = /^[\w-]{1,100}$/

interface OwnPage {
  secret: string
  /** From the path. */
  reference: string | undefined
}

function pageOf(path: string): OwnPage | null {
  for (const { path: pattern, secret } of PAGES) {
    const found = pattern.exec(path)
    if (found) return { secret, reference: found[1] }
  }
  return null
}

const markOf = (key: string): string => hashOf(key).slice(0, 12)

const pairsIn = (cookies: string | null | undefined, secure: boolean): string[][] =>
  (readCookie(cookies, nameOf(secure))?.split('.') ?? []).map((pair) => pair.split(':'))

/** The key that this browser has for a reference or a mark. Whether it is the right one, only its reader knows. */
export const ownKey = (cookies: string | null | undefined, reference: string, secure: boolean): string =>
  pairsIn(cookies, secure).find(([one]) => one === reference)?.[1] ?? ''

/** Adds a key to those that the browser has; the oldest are removed. */
export function ownLinksCookie(
  cookies: string | null | undefined,
  reference: string,
  key: string,
  secure: boolean,
): string {
  const others = pairsIn(cookies, secure).filter(([one]) => one !== reference)
  const all = [[reference, key], ...others].slice(0, MOST).map((pair) => pair.join(':'))
  return cookieText(nameOf(secure), all.join('.'), { ms: STORED_MS, secure })
}

const named = (part: string): string => part.split('=', 1)[0] ?? ''
const withoutParts = (query: string, names: readonly string[]): string[] =>
  query.split('&').filter((part) => part !== '' && !names.includes(named(part)))
const addressOf = (path: string, parts: string[]): string =>
  parts.length ? `${path}?${parts.join('&')}` : path

/** An address with a key in it: the same without, and what its cookie has to say. Null for every other address. */
export function takeKey(
  path: string,
  query: string,
): { address: string; reference: string; key: string } | null {
  const page = pageOf(path)
  const key = page && new URLSearchParams(query).get(page.secret)
  if (!key || !KEY.test(key)) return null
  const reference = page.reference ?? markOf(key)
  const rest = withoutParts(query, [page.secret, MARK])
  return {
    address: addressOf(path, page.reference ? rest : [`${MARK}=${reference}`, ...rest]),
    reference,
    key,
  }
}

/** The query as the page reads it, with the key that this browser has; null where nothing is to be added. */
export function giveKey(
  path: string,
  query: string,
  cookies: string | undefined,
  secure: boolean,
): string | null {
  const page = pageOf(path)
  if (!page) return null
  const input = new URLSearchParams(query)
  if (input.has(page.secret)) return null
  const key = ownKey(cookies, page.reference ?? input.get(MARK) ?? '', secure)
  return KEY.test(key) ? [`${page.secret}=${key}`, ...withoutParts(query, [MARK])].join('&') : null
}

/** The page's own address, for where a visitor is led back to it: its key stays in the cookie. */
export function withoutOwnKey(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  return takeKey(path, query)?.address ?? address
}
