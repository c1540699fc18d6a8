import { randomBytes } from 'node:crypto'
import { env } from '@/env'
import { isEqualSecret, keyedBytes, keyedHash } from '@/lib/secrets'

export const CODE_MS = 10 * 60_000
export const MOST_TRIES = 5

const token = (): string => randomBytes(32).toString('base64url')
const secret = env.payloadSecret

export const newSalt = token

/** Only the salt is stored, useless without the server's secret, from which the worker makes the digits again. */
export const codeOf = (salt: string): string =>
  // 48 bits: every code is as likely as the others to one part in 281 million.
  String(keyedBytes(secret, 'sign-in code', salt).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** The token of the mailed link, in place of the digits. It cannot be guessed, so tries are not counted. */
export const linkOf = (salt: string): string => keyedHash(secret, 'sign-in link', salt)

export const isCodeOf = (salt: string, input: string): boolean => isEqualSecret(codeOf(salt), input)
export const isLinkOf = (salt: string, input: string): boolean => isEqualSecret(linkOf(salt), input)

/** The same for a form that is sent twice, so that a double press asks once; without a key it is new each time. */
export const nonceFor = (tenant: string, key: string | null): string =>
  key ? keyedHash(secret, 'sign-in ask', `${tenant}:${key}`) : token()
