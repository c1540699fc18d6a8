import { parseJson } from './parseJson'
import { isEqualSecret, keyedHash } from './sealed'

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
