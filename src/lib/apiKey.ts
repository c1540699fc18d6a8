/** Security: a row stores a hash and the public prefix; the secret is shown once and never stored. */
import { createHash, randomBytes } from 'node:crypto'

export interface NewApiKey {
  key: string
  prefix: string
  hash: string
}

/** A fast hash is safe: 256 random bits cannot be guessed. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export function newApiKey(): NewApiKey {
  const prefix = randomBytes(6).toString('hex')
  const key = `fc_${prefix}_${randomBytes(32).toString('base64url')}`
  return { key, prefix, hash: hashOfKey(key) }
}
