import type { Captured } from './Capture'
import { isFailedRender } from '@/lib/nextContract'

const STORE_MAX = 8 * 1024 * 1024

/** Not a 404 (maybe an unknown host), a failure (would outlive its cause) or a redirect (too many). */
export function storable(captured: Captured): boolean {
  const { status, headers, body } = captured
  if (status !== 200) return false
  if (headers['set-cookie'] !== undefined || headers['x-forecourt-cache'] === 'off') return false
  if (body.length > STORE_MAX) return false
  const promised = headers['content-length']
  if (promised !== undefined && Number(promised) !== body.length) return false
  return !isFailedRender(headers['content-type'], body)
}
