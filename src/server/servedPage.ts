import { inlineScripts } from './csp'
import { latin1 } from '@/lib/latin1'
import { withLateScripts } from './lateScripts'

/** A dealer's page as browsers get it, and the hashes of its scripts that may run. */
export function servedPage(
  body: Buffer,
  nonce: string,
  atBuildTime: boolean,
): { body: Buffer; hashes: string[] } {
  const { html, hashes } = inlineScripts(withLateScripts(latin1(body), nonce), nonce, atBuildTime)
  return { body: Buffer.from(html, 'latin1'), hashes }
}
