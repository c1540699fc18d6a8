import {
  createHash,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  randomInt,
} from 'node:crypto'
import { parseJson } from './json'

/** SHA-256 in hex: for a secret that nobody can guess, or to compare texts. Otherwise use keyedHash. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/* Text that only this installation can read: AES-256-GCM with a key made from its secret. */

const NONCE = 12
const TAG = 16
export const keyOf = (secret: string, about: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${about}`, 32))

/** With one key for many texts: `context` (table, column, row) binds each to where it is stored, and it opens nowhere else. */
export function sealWith(key: Buffer, context: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null for what another key sealed, for another context, or what was changed since. */
export function unsealWith(key: Buffer, context: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** `about` binds the text to its use: what was sealed for one account opens for no other. */
export const seal = (secret: string, about: string, text: string): string =>
  sealWith(keyOf(secret, about), '', text)

/** Null for text that was not sealed here, or not for this `about`. */
export const unseal = (secret: string, about: string, sealed: string): string | null =>
  unsealWith(keyOf(secret, about), '', sealed)

export const keyedBytes = (secret: string, about: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret, about)).update(text).digest()

/** A hash that nobody without the secret can try guesses against. */
export const keyedHash = (secret: string, about: string, text: string): string =>
  keyedBytes(secret, about, text).toString('base64url')

/** In constant time. */
export function isEqualSecret(own: string, input: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(input)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A value that anyone can read and only this installation can have written, for one purpose. */
export function signed(secret: string, about: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${keyedHash(secret, about, payload)}`
}

/** Undefined for a token that was altered, or signed for another purpose. */
export function openSigned(secret: string, about: string, token: string): unknown {
  const [payload = '', signature = ''] = token.split('.')
  if (!isEqualSecret(keyedHash(secret, about, payload), signature)) return undefined
  return parseJson(Buffer.from(payload, 'base64url').toString('utf8'))
}

/* Security: a row stores a hash and the public prefix; the secret is shown once and never stored. */

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

/** Without letters that are easy to mishear or misread. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public reference, for example `L7KQ2M9XA`: 30^8 values, unique per tenant by index. */
export const newReference = (first: 'B' | 'L' | 'W'): string =>
  first + Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')
