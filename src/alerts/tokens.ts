import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/env'

export type Purpose = 'confirm' | 'stop'

export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The signed token of a link in a mail. It is never stored: the row has its hash only. */
export const tokenOf = (purpose: Purpose, salt: string): string =>
  createHmac('sha256', env.payloadSecret).update(`saved-search:${purpose}:${salt}`).digest('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const hashesOf = (salt: string) => ({
  confirm_hash: hashOf(tokenOf('confirm', salt)),
  stop_hash: hashOf(tokenOf('stop', salt)),
})
