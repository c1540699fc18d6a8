/** Proves knowledge of the installation's secret: signed, for one body, for one minute. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE = 60_000
const seen = new Map<string, number>()

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt operator channel', 32))
const sign = (secret: string, time: string, nonce: string, body: Uint8Array) =>
  createHmac('sha256', keyOf(secret)).update(`${time}.${nonce}.`).update(body).digest('base64url')

export function operatorToken(secret: string, body: Uint8Array, now = Date.now()): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${now}.${nonce}.${sign(secret, String(now), nonce, body)}`
}

/** True once per token: within a minute, for exactly this body. */
export function acceptToken(secret: string, token: string, body: Uint8Array, now = Date.now()): boolean {
  const [, time, nonce, signature] = /^(\d{13})\.([\w-]{16})\.([\w-]{43})$/.exec(token) ?? []
  if (!time || !nonce || !signature || Math.abs(now - Number(time)) > LIFE) return false
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, time, nonce, body)))) return false
  for (const [old, until] of seen) if (until < now) seen.delete(old)
  if (seen.has(nonce)) return false
  seen.set(nonce, now + 2 * LIFE)
  return true
}
