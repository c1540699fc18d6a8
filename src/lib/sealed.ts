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
const keyOf = (secret: string, about: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${about}`, 32))

/** `about` binds the text to its purpose: what was sealed for one account cannot be opened for another. */
export function seal(secret: string, about: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, about), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null for text that was not sealed here, or for another purpose. */
export function unseal(secret: string, about: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, about), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

export const keyedBytes = (secret: string, about: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret, about)).update(text).digest()

/** A hash against which nobody can try guesses without the secret. */
export const keyedHash = (secret: string, about: string, text: string): string =>
  keyedBytes(secret, about, text).toString('base64url')

/** Takes the same time for every value. */
export function isEqualSecret(own: string, given: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
