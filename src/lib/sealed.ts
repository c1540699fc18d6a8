/** Text that only this installation can read: AES-256-GCM with a key made from its secret. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

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
export function isEqualSecret(own: string, given: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
