import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { env } from '@/env'

export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The signed token of the link in the mails. It is never stored: the row has its hash only. */
export const tokenOf = (salt: string): string =>
  createHmac('sha256', env.payloadSecret).update(`appointment:${salt}`).digest('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

// Without letters that are easy to mishear or misread.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a shopper says on the phone, for example `B7KQ2M9XA`. */
export const newReference = (): string =>
  `B${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
