import { TRACKER_HOSTS, type TrackerHosts } from './trackerHosts.data'

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
}

/** Inline scripts by hash instead of nonce, so the page can be cached and shared. */
export function pagePolicy(hashes: string[], { framedBy = 'none', trackers = [] }: PageRights = {}): string {
  const also = (what: keyof TrackerHosts) =>
    trackers
      .flatMap((name) => TRACKER_HOSTS.get(name)?.[what] ?? [])
      .map((host) => ` https://${host}`)
      .join('')
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return `${common(also('connect'))}; script-src ${scripts}${also('script')}; img-src 'self' data:${also('img')}; frame-src 'self' ${FILMS}; worker-src 'self'; frame-ancestors '${framedBy}'; form-action 'self'`
}

/** The admin is never cached, so each response has a nonce. Its editors use blob images and own frames. */
export function adminPolicy(nonce: string): string {
  return `${common()}; script-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; form-action 'self'`
}

export const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
