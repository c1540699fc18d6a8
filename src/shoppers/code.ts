import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

export const CODE_MS = 10 * 60_000
export const MOST_TRIES = 5

const token = (): string => randomBytes(32).toString('base64url')
const mac = (text: string): Buffer => createHmac('sha256', env.payloadSecret).update(text).digest()
const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const newSalt = token

/**
 * The six digits that belong to a salt. Only the salt is stored: without the server's secret it tells nothing,
 * and the worker that sends the code can make it again.
 */
export const codeOf = (salt: string): string =>
  // 48 bits: every code is as likely as the others to one part in 281 million.
  String(mac(`sign-in:${salt}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** What the link in the mail has instead of the digits: nobody guesses it, so no try is counted. */
export const linkOf = (salt: string): string => mac(`sign-in-link:${salt}`).toString('base64url')

export const isCodeOf = (salt: string, given: string): boolean => equal(codeOf(salt), given)
export const isLinkOf = (salt: string, given: string): boolean => equal(linkOf(salt), given)

/** The same for the same form sent twice, so that a double press asks once; without a key it is new each time. */
export const nonceFor = (tenant: string, key: string | null): string =>
  key ? mac(`sign-in-ask:${tenant}:${key}`).toString('base64url') : token()
export const hashOfNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('hex')
