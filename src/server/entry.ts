import { APP_SCRIPT, APP_SCRIPT_HINT, DROPPED_HEADERS, latin1 } from '@/lib/nextContract'
import { inlineScripts, pagePolicy, PAYLOAD_HINTS, withoutHints, dataPolicy } from './securityHeaders'
import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Captured } from './renders'
import { isText, pack, PACK_FROM, unpack, type Encoding } from '@/cache/encoding'
import type { Stored } from '@/cache/PageCache'

/** A picture that never arrives must not leave the page without its scripts. */
const LONGEST_WAIT_MS = 3000

const whenDrawn = (addresses: readonly string[]): string =>
  `{let asked=false;const ask=()=>{if(asked)return;asked=true;for(const src of ${JSON.stringify(addresses)}){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};
for(const sign of ["pointerdown","keydown","click"])addEventListener(sign,ask,{once:true,capture:true,passive:true});
addEventListener("load",()=>document.hidden?ask():requestAnimationFrame(()=>setTimeout(ask)));setTimeout(ask,${LONGEST_WAIT_MS})}`

/** A page loads the app's scripts when its pictures are drawn, at the first touch, or after three seconds. */
export function withLateScripts(html: string, nonce: string): string {
  const addresses = [...html.matchAll(APP_SCRIPT)].flatMap(([, src]) => src ?? [])
  const rest = html.replace(APP_SCRIPT, '').replace(APP_SCRIPT_HINT, '')
  const end = rest.lastIndexOf('</body>')
  if (addresses.length === 0 || end < 0) return html
  return `${rest.slice(0, end)}<script nonce="${nonce}">${whenDrawn(addresses)}</script>${rest.slice(end)}`
}

/** A dealer's page as browsers get it, and the policy by which its own scripts may run, and the trackers that it names. */
export function servedPage(
  body: Buffer,
  nonce: string,
  framedBy: 'none' | 'self',
): { body: Buffer; policy: string } {
  const { html, hashes, ...named } = inlineScripts(withLateScripts(latin1(body), nonce), nonce)
  return { body: Buffer.from(html, 'latin1'), policy: pagePolicy(hashes, { framedBy, ...named }) }
}

const REVALIDATE = 'public, max-age=0, must-revalidate'

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
  ...DROPPED_HEADERS,
  'accept-ranges',
  'last-modified',
  ...PAYLOAD_HINTS,
])

interface EntryContext {
  nonce: string
  tags: string[]
  soonTags?: string[]
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
  const { tags, soonTags, ttl } = context
  return { status: captured.status, head, body, etag, tags, soonTags, expires: now + ttl }
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

/** A redirect passes on the parameters that the page did not get, such as `?utm_source=…`. */
export function withRest(stored: Stored, rest: string): Stored {
  const at = stored.head.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'location')
  const location = stored.head[at + 1]
  if (rest === '' || at < 0 || location === undefined) return stored
  const [address = '', hash] = location.split('#')
  const target = `${address}${address.includes('?') ? '&' : '?'}${rest}${hash === undefined ? '' : `#${hash}`}`
  return { ...stored, head: stored.head.with(at + 1, target) }
}
