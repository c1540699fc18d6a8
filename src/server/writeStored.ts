import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Stored } from '@/cache/PageCache'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Weak comparison, as RFC 9110 requires for GET and HEAD. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header.trim() === '*') return true
  const own = opaque(etag)
  return header.split(',').some((tag) => opaque(tag) === own)
}

export function writeStored(req: IncomingMessage, res: ServerResponse, stored: Stored, id: string): number {
  const unchanged = stored.status === 200 && matches(req.headers['if-none-match'], stored.etag)
  const head = [...stored.head, 'X-Request-Id', id]
  if (unchanged) {
    res.writeHead(304, head)
    res.end()
    return 304
  }
  head.push('Content-Length', String(stored.body.length))
  res.writeHead(stored.status, head)
  res.end(req.method === 'HEAD' ? undefined : stored.body)
  return stored.status
}
