import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

export const CODE_MS = 10 * 60_000
export const MOST_TRIES = 5

export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * The six digits that belong to a salt. Only the salt is stored: without the server's secret it tells nothing,
 * and the worker that sends the code can make it again.
 */
export function codeOf(salt: string): string {
  const mac = createHmac('sha256', env.payloadSecret).update(`sign-in:${salt}`).digest()
  // 48 bits: every code is as likely as the others to one part in 281 million.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const isCodeOf = (salt: string, given: string): boolean =>
  given.length === 6 && timingSafeEqual(Buffer.from(codeOf(salt)), Buffer.from(given))
