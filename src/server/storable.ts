import type { Captured } from './Capture'
import { isFailedRender } from './nextContract'

const STORE_MAX = 8 * 1024 * 1024

/** Only whole, good answers are kept: a 404 may be an unknown host, a failure must not outlive its cause, and redirects are endless. */
export function storable(captured: Captured): boolean {
  const { status, headers, body } = captured
  if (status !== 200) return false
  if (headers['set-cookie'] !== undefined || headers['x-forecourt-cache'] === 'off') return false
  if (body.length > STORE_MAX) return false
  const promised = headers['content-length']
  if (promised !== undefined && Number(promised) !== body.length) return false
  return !isFailedRender(headers['content-type'], body)
}
