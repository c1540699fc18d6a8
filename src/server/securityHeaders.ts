import { createHash, randomBytes } from 'node:crypto'
import { NONCE_PLACEHOLDER } from '@/lib/nextContract'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_TYPE = /\btype="(?!text\/javascript|module|application\/javascript)[^"]+"/i
const TRACKERS = /\bdata-trackers="([a-z ]+)"/
const PICTURES = /\bdata-pictures="(https:\/\/[a-z\d.-]+)"/

/** 16 random bytes: 22 characters that need no escaping in HTML, JSON or a header. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('base64')
}

/**
 * Hashes only scripts with this render's nonce, which a script injected through a tenant's text cannot know.
 * `trackers`, `pictures`: what the page's own marks name (PolicyMark.tsx), by the
 * same proof. @param html one character per byte (latin1.ts), also in the result
 */
export function inlineScripts(
  html: string,
  nonce: string,
): { html: string; hashes: string[]; trackers: string[]; pictures: string[] } {
  const marked = `nonce="${nonce}"`
  const shared = html.replaceAll(nonce, NONCE_PLACEHOLDER)
  const hashes = new Set<string>()
  let trackers: string[] = []
  const pictures: string[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const isOwn = attributes.includes(marked)
    const mark = isOwn ? TRACKERS.exec(attributes)?.[1] : undefined
    if (mark) trackers = mark.split(' ')
    const host = isOwn ? PICTURES.exec(attributes)?.[1] : undefined
    if (host) pictures.push(host)
    if (!body || /\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue
    if (isOwn) hashes.add(sha256(body.replaceAll(nonce, NONCE_PLACEHOLDER)))
  }
  return { html: shared, hashes: [...hashes], trackers, pictures }
}

/** Payload sends these on every page; `Critical-CH` makes a browser load a tenant's first page twice. */
export const PAYLOAD_HINTS = ['accept-ch', 'critical-ch']

export function withoutHints(vary: string): string {
  return vary
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^sec-ch-/i.test(name))
    .join(', ')
}

/** What a dealer's page may reach for the trackers that it names: as the companies document it, without their frames. */
interface TrackerHosts {
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
}

const GOOGLE_ADS = ['*.g.doubleclick.net', 'www.google.com', 'www.google.com.au', 'www.google.co.nz']

const TRACKER_HOSTS: ReadonlyMap<string, TrackerHosts> = new Map([
  [
    'google',
    {
      script: ['www.googletagmanager.com', 'www.googleadservices.com', 'googleads.g.doubleclick.net'],
      connect: [
        '*.google-analytics.com',
        '*.analytics.google.com',
        '*.googletagmanager.com',
        'pagead2.googlesyndication.com',
        'www.googleadservices.com',
        ...GOOGLE_ADS,
      ],
      img: ['*.google-analytics.com', '*.googletagmanager.com', ...GOOGLE_ADS],
    },
  ],
  [
    'meta',
    {
      script: ['connect.facebook.net'],
      connect: ['connect.facebook.net', 'www.facebook.com'],
      img: ['www.facebook.com'],
    },
  ],
])

/** `isPersonal`: the address opens something of one shopper, so that no request from its page names it. */
export function baseline(secure: boolean, isPersonal = false): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', isPersonal ? 'strict-origin' : 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Without includeSubDomains: other names under a tenant's domain are not ours.
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] satisfies [string, string]] : []),
  ]
}

const common = (connect = '') =>
  `default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; connect-src 'self'${connect}; object-src 'none'; base-uri 'none'`

/** Films that a shopper starts; see domain/car/walkaround. */
const FILMS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

interface PageRights {
  /** `self` is for the editor's preview. */
  framedBy?: 'none' | 'self'
  trackers?: readonly string[]
  /** Origins of a dealer's map tiles. */
  pictures?: readonly string[]
}

/** Inline scripts by hash instead of nonce, so the page can be cached and shared. */
export function pagePolicy(
  hashes: string[],
  { framedBy = 'none', trackers = [], pictures = [] }: PageRights = {},
): string {
  const also = (what: keyof TrackerHosts) =>
    trackers
      .flatMap((name) => TRACKER_HOSTS.get(name)?.[what] ?? [])
      .map((host) => ` https://${host}`)
      .join('')
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return `${common(also('connect'))}; script-src ${scripts}${also('script')}; img-src ${["'self' data:", ...pictures].join(' ')}${also('img')}; frame-src 'self' ${FILMS}; worker-src 'self'; frame-ancestors '${framedBy}'; form-action 'self'`
}

/** The admin is never cached, so each response has a nonce. Its editors use blob images and own frames. */
export function adminPolicy(nonce: string): string {
  return `${common()}; script-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; form-action 'self'`
}

export const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
