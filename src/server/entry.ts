import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Captured } from './Capture'
import { isText, pack, PACK_FROM, unpack, type Encoding } from '@/cache/encoding'
import type { Stored } from '@/cache/PageCache'
import { PAYLOAD_HINTS, withoutHints } from './hints'
import { TOLD_HEADERS } from '@/lib/nextContract'
import { dataPolicy } from './securityHeaders'
import { servedPage } from './servedPage'

export const REVALIDATE = 'public, max-age=0, must-revalidate'

const DROPPED = new Set([
  'set-cookie',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
  'vary',
  'cache-control',
  'x-forecourt-cache',
  'content-security-policy',
  ...TOLD_HEADERS,
  'accept-ranges',
  'last-modified',
  ...PAYLOAD_HINTS,
])

export interface EntryContext {
  nonce: string
  tags: string[]
  ttl: number
  baseline: [string, string][]
  /** The URL contains a hash of the content: the app's own Cache-Control stays. */
  immutable: boolean
  /** False in development: its scripts need eval. */
  policies: boolean
}

const text = (value: OutgoingHttpHeaders[string]) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

const withoutMoved = (captured: Captured): Captured =>
  captured.headers.location === undefined ? captured : { ...captured, body: Buffer.alloc(0) }

function bodyAndPolicy(captured: Captured, context: EntryContext): { body: Buffer; policy?: string } {
  const type = text(captured.headers['content-type'])
  if (!context.policies) return { body: captured.body }
  if (type.startsWith('text/html')) return servedPage(captured.body, context.nonce, 'none')
  return { body: captured.body, policy: /json|xml|plain/.test(type) ? dataPolicy : undefined }
}

export function toStored(captured: Captured, context: EntryContext, now = Date.now()): Stored {
  const { body, policy } = bodyAndPolicy(withoutMoved(captured), context)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const ok = captured.status === 200 || captured.status === 308
  const own = text(captured.headers['cache-control'])
  const control = context.immutable && own ? own : ok ? REVALIDATE : 'no-store'
  const vary = [
    withoutHints(text(captured.headers.vary)),
    isText(captured.headers['content-type']) ? 'Accept-Encoding' : '',
  ].filter(Boolean)
  const head: string[] = []
  for (const [name, value] of Object.entries(captured.headers)) {
    if (DROPPED.has(name.toLowerCase()) || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) head.push(name, String(one))
  }
  head.push('Cache-Control', control)
  if (ok) head.push('ETag', etag)
  if (vary.length) head.push('Vary', vary.join(', '))
  if (policy) head.push('Content-Security-Policy', policy)
  for (const [name, value] of context.baseline) head.push(name, value)
  return { status: captured.status, head, body, etag, tags: context.tags, expires: now + context.ttl }
}

export function isPackable(stored: Stored): boolean {
  const at = stored.head.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'content-type')
  return (
    stored.body.length >= PACK_FROM &&
    isText(stored.head[at + 1]) &&
    !stored.head.includes('Content-Encoding')
  )
}

export async function packed(stored: Stored, encoding: Exclude<Encoding, 'identity'>): Promise<Stored> {
  const body = await pack(stored.body, encoding)
  return { ...stored, body, head: [...stored.head, 'Content-Encoding', encoding] }
}

export async function unpacked(stored: Stored): Promise<Stored> {
  const [name, encoding] = stored.head.slice(-2)
  if (name !== 'Content-Encoding' || (encoding !== 'gzip' && encoding !== 'br')) return stored
  return { ...stored, body: await unpack(stored.body, encoding), head: stored.head.slice(0, -2) }
}
