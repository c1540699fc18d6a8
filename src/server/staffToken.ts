import { createHash, createHmac } from 'node:crypto'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/parseJson'
import { isEqualSecret } from '@/lib/sealed'

const COOKIE = /(?:^|;\s*)[\w-]*payload-token=([\w-]{1,300})\.([\w-]{1,4000})\.([\w-]{20,200})(?:;|$)/

/** As Payload makes its key of the secret. */
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32)

/**
 * Whether the cookie holds a session that this installation signed and that has not run out. Enough to take a larger body:
 * whether it was ended meanwhile, and what the person may do, is asked by the routes.
 */
export function staffTokens(secret: string): (cookie: string | undefined, now?: number) => boolean {
  const key = keyOf(secret)
  return (cookie, now = Date.now()) => {
    const [, head, claims, signature] = COOKIE.exec(cookie ?? '') ?? []
    if (!head || !claims || !signature) return false
    const made = createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')
    if (!isEqualSecret(made, signature)) return false
    const body = parseJson(Buffer.from(claims, 'base64url').toString('utf8'))
    return isRecord(body) && typeof body.exp === 'number' && body.exp * 1000 > now
  }
}
