import type { CacheableEndpoint } from '@/cache/endpoints'
import type { Captured } from './Capture'
import { RETRY_AFTER } from './unavailablePage'

export async function invokeEndpoint(call: CacheableEndpoint, host: string, url: string): Promise<Captured> {
  const at = url.indexOf('?')
  const { status, body, keep } = await call(host, new URLSearchParams(at < 0 ? '' : url.slice(at)))
  const headers = {
    'content-type': 'application/json',
    ...(!keep && { 'x-forecourt-cache': 'off' }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  }
  return { status, headers, body }
}
