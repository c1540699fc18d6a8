import { LRUCache } from 'lru-cache'
import { addressKey } from '@/lib/limitKeys'
import { answer, type Reader } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { createHash, createHmac } from 'node:crypto'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { isEqualSecret } from '@/lib/secrets'
import { SESSION_TOKEN, SIGNING } from '@/lib/payloadContract'

const WINDOW_MS = 60_000

export class TooManyMisses extends Error {
  constructor(readonly retryAfter: number) {
    super('Too many uncached pages for one address')
  }
}

export interface MissLimit {
  /** 0, or seconds until the next render is allowed. */
  count(address: string, now?: number): number
}

export function createMissLimit(perMinute: number): MissLimit {
  const windows = new LRUCache<string, { until: number; left: number }>({ max: 20_000 })
  return {
    count(address, now = Date.now()) {
      const network = addressKey(address)
      const found = windows.get(network)
      const open = found && found.until > now ? found : { until: now + WINDOW_MS, left: perMinute }
      if (open !== found) windows.set(network, open)
      return open.left-- > 0 ? 0 : Math.ceil((open.until - now) / 1000)
    },
  }
}

/** Forms with shoppers' photos: of a car that they want to sell, and in a message. */
const PHOTO_FORMS: ReadonlySet<string> = new Set(['/api/trade-in/photos', '/api/messages'])
/** Where staff send files: as they are, or in a form. */
export const UPLOADS = /^\/admin\/api\/(?:media|fonts|car-photos|stock-files|lead-answers)(?:\/|$)/
/** Read as a whole and parsed, whatever the address. */
const PARSED = /^(?:application\/(?:[\w.+-]*json|x-www-form-urlencoded)|text\/)/i
const KB = 1024
const MB = 1024 * KB

interface Sender {
  /** True when the request says its size. */
  isDeclared: boolean
  contentType: string
  /** True for a person of the staff who signed in. */
  isStaff: boolean
}

/**
 * In bytes, as sent (packed or not). Strangers send the forms of the sites and a sign-in, and no more: a body is parsed in
 * the process that serves all sites. Too many photos of a declared size are let in, for their route to refuse on the site's
 * own page without keeping them. An integrator's key is checked before its body is read.
 */
export function bodyLimit(path: string, isPlatform: boolean, sender: Sender): number {
  const [, first, second] = path.split('/')
  if (!isPlatform) return PHOTO_FORMS.has(path) ? (sender.isDeclared ? 256 : 24) * MB : 64 * KB
  if (first === 'api' && second === 'v1') return 10 * MB
  if (first !== 'admin' || !sender.isStaff) return 64 * KB
  return UPLOADS.test(path) && !PARSED.test(sender.contentType) ? 25 * MB + 64 * KB : MB
}

/** For who sends a file: how large it may be, and what to do. */
const fileWords = (limit: number, reader: Reader): string | undefined =>
  reader === 'admin' && limit > MB
    ? `This file is larger than ${Math.floor(limit / MB)} MB. Choose a smaller size when you share or export it.`
    : undefined

const LINGER = 500

export function guardBody(
  req: InnerRequest,
  res: InnerResponse,
  limit: number,
  ms: number,
  how: { secure: boolean; reader: Reader },
): boolean {
  const detail = fileWords(limit, how.reader)
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    answer(res, 413, { ...how, detail })
    closeSoon(req, 3000)
    return false
  }
  if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined)
    return true
  const instead = (status: number) => {
    res.answerInstead(() =>
      answer(res, status, {
        ...how,
        detail: status === 413 ? detail : undefined,
        headers: { Connection: 'close' },
      }),
    )
    closeSoon(req, LINGER)
  }
  req.guardBody(limit, () => instead(413))
  const timer = setTimeout(() => {
    if (!req.complete) instead(408)
  }, ms)
  res.once('close', () => clearTimeout(timer))
  return true
}

/** Not at once: a client that has not finished sending would lose the response to a reset connection. */
function closeSoon(req: InnerRequest, ms: number): void {
  setTimeout(() => {
    if (!req.complete) req.destroy(new Error('The body was refused'))
  }, ms).unref()
}

const keyOf = (secret: string): string =>
  createHash(SIGNING.secretHash).update(secret).digest('hex').slice(0, SIGNING.keyLength)

/**
 * The person of a session that this installation signed and that has not run out. Enough to take a larger body: whether it
 * was ended meanwhile, and what the person may do, is asked by the routes.
 */
export function staffTokens(secret: string): (cookie: string | undefined, now?: number) => string | null {
  const key = keyOf(secret)
  return (cookie, now = Date.now()) => {
    const [, head, claims, signature] = SESSION_TOKEN.exec(cookie ?? '') ?? []
    if (!head || !claims || !signature) return null
    const made = createHmac(SIGNING.mac, key).update(`${head}.${claims}`).digest('base64url')
    if (!isEqualSecret(made, signature)) return null
    const body = parseJson(Buffer.from(claims, 'base64url').toString('utf8'))
    const runs = isRecord(body) && typeof body.exp === 'number' && body.exp * 1000 > now
    return runs && typeof body.id === 'string' ? body.id : null
  }
}
