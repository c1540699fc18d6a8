import { randomBytes } from 'node:crypto'
import { env } from '@/env'
import { keyedHash } from './secrets'

export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The signed token of a link in a mail. It is never stored: the row has its hash only. */
export const linkToken = (about: string, salt: string): string => keyedHash(env.payloadSecret, about, salt)
