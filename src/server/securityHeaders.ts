/** Sent with every answer of the program, as name and value pairs. */
export function baseline(secure: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Without includeSubDomains: the other names under a dealer's domain are not ours.
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] satisfies [string, string]] : []),
  ]
}

const common =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'"

/** Pages of dealers and of the platform: inline scripts by hash, so the page can be cached and shared. */
export function pagePolicy(hashes: string[]): string {
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return `${common}; script-src ${scripts}; img-src 'self' data:; worker-src 'self'; frame-ancestors 'none'; form-action 'self'`
}

/** The admin is never cached, so each answer has its own nonce. Its editors make blob pictures and frames of its own pages. */
export function adminPolicy(nonce: string): string {
  return `${common}; script-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-ancestors 'self'; form-action 'self'`
}

/** Data, feeds and pictures that a browser may be sent to directly: nothing in them runs. */
export const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
