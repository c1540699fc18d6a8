export function baseline(secure: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Without includeSubDomains: other names under a tenant's domain are not ours.
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] satisfies [string, string]] : []),
  ]
}

const common =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'"

/** Films that a shopper starts; see domain/car/walkaround. */
const FILMS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** Inline scripts by hash instead of nonce, so the page can be cached and shared. `framedBy` is for the editor's preview. */
export function pagePolicy(hashes: string[], framedBy: 'none' | 'self' = 'none'): string {
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return `${common}; script-src ${scripts}; img-src 'self' data:; frame-src 'self' ${FILMS}; worker-src 'self'; frame-ancestors '${framedBy}'; form-action 'self'`
}

/** The admin is never cached, so each response has a nonce. Its editors use blob images and own frames. */
export function adminPolicy(nonce: string): string {
  return `${common}; script-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; form-action 'self'`
}

export const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
