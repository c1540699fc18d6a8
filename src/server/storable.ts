import type { Captured } from './Capture'
import { latin1 } from './latin1'

const STORE_MAX = 8 * 1024 * 1024
/** React marks a part that failed while the page was already under way; the status is 200 by then. */
const FAILED_HTML = /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/
const FAILED_STREAM = /^[0-9a-f]+:E\{/m

/** Only whole, good answers are kept: a 404 may be an unknown host, a failure must not outlive its cause, and redirects are endless. */
export function storable(captured: Captured): boolean {
  const { status, headers, body } = captured
  if (status !== 200) return false
  if (headers['set-cookie'] !== undefined || headers['x-forecourt-cache'] === 'off') return false
  if (body.length > STORE_MAX) return false
  const promised = headers['content-length']
  if (promised !== undefined && Number(promised) !== body.length) return false
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/html')) return !FAILED_HTML.test(latin1(body))
  if (type.startsWith('text/x-component')) return !FAILED_STREAM.test(latin1(body))
  return true
}
