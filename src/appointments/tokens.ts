import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/env'

export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The signed token of the link in the mails. It is never stored: the row has its hash only. */
export const tokenOf = (salt: string): string =>
  createHmac('sha256', env.payloadSecret).update(`appointment:${salt}`).digest('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
