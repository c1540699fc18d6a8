import { inlineScripts } from './csp'
import { latin1 } from '@/lib/latin1'
import { withLateScripts } from './lateScripts'
import { pagePolicy } from './securityHeaders'

/** A dealer's page as browsers get it, and the policy by which its own scripts may run, and the trackers that it names. */
export function servedPage(
  body: Buffer,
  nonce: string,
  framedBy: 'none' | 'self',
): { body: Buffer; policy: string } {
  const { html, hashes, trackers } = inlineScripts(withLateScripts(latin1(body), nonce), nonce)
  return { body: Buffer.from(html, 'latin1'), policy: pagePolicy(hashes, { framedBy, trackers }) }
}
