/** Proves knowledge of the installation's secret and database: signed, for one body, for one minute. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { databaseFile } from '@/lib/databaseFile'
import type { Env } from '@/env.schema'

type Installation = Pick<Env, 'payloadSecret' | 'databaseUrl'>

const LIFE = 60_000
const seen = new Map<string, number>()

/** One file by any of its names; a server has its file by the time that a command looks for it. */
function databaseOf(url: string): string {
  if (!url.startsWith('file:')) return url
  try {
    return realpathSync(databaseFile(url))
  } catch {
    return url
  }
}

/** A restored copy has the secret of the original: only the database tells their servers apart. */
const keyOf = ({ payloadSecret, databaseUrl }: Installation) =>
  Buffer.from(hkdfSync('sha256', payloadSecret, databaseOf(databaseUrl), 'forecourt operator channel', 32))
const sign = (of: Installation, time: string, nonce: string, body: Uint8Array) =>
  createHmac('sha256', keyOf(of)).update(`${time}.${nonce}.`).update(body).digest('base64url')

export function operatorToken(of: Installation, body: Uint8Array, now = Date.now()): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${now}.${nonce}.${sign(of, String(now), nonce, body)}`
}

/** True once per token: within a minute, for exactly this body. */
export function acceptToken(of: Installation, token: string, body: Uint8Array, now = Date.now()): boolean {
  const [, time, nonce, signature] = /^(\d{13})\.([\w-]{16})\.([\w-]{43})$/.exec(token) ?? []
  if (!time || !nonce || !signature || Math.abs(now - Number(time)) > LIFE) return false
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(of, time, nonce, body)))) return false
  for (const [old, until] of seen) if (until < now) seen.delete(old)
  if (seen.has(nonce)) return false
  seen.set(nonce, now + 2 * LIFE)
  return true
}
