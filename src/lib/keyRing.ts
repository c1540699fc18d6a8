/** Seals personal data with the installation's secret. What an earlier secret sealed opens as well. */
import { createHmac } from 'node:crypto'
import { env } from '@/env'
import { keyedHash, keyOf, sealWith, unsealWith } from './secrets'

/** `s1.`, which secret, and the text. */
const SEALED = /^s1\.([0-9a-f]{8})\.([\w-]{38,})$/
const HASHED = /^h1\.[0-9a-f]{32}$/
const TOKEN = 8

export interface KeyRing {
  current: string
  previous: readonly string[]
  seal(context: string, text: string): string
  /** The plain text; null when it was sealed for another context or by an unknown secret, or was changed since. */
  open(context: string, value: string): string | null
  /** One hash per secret, the current one first. Equal texts have equal hashes. */
  hashes(text: string): [string, ...string[]]
  /** As `hashes`, shortened to eight letters for searching by word. */
  tokens(text: string): [string, ...string[]]
}

export const isSealed = (value: unknown): value is string => typeof value === 'string' && SEALED.test(value)
export const isHashed = (value: unknown): boolean => typeof value === 'string' && HASHED.test(value)

interface Keys {
  id: string
  sealing: Buffer
  hashing: Buffer
}

const keysOf = (secret: string): Keys => ({
  id: Buffer.from(keyedHash(secret, 'name of the key of rows', ''))
    .toString('hex')
    .slice(0, 8),
  sealing: keyOf(secret, 'rows'),
  hashing: keyOf(secret, 'hashes of rows'),
})
const hexOf = ({ hashing }: Keys, about: string, text: string): string =>
  createHmac('sha256', hashing).update(`${about} ${text}`).digest('hex')

export function keyRingOf([secret, ...before]: readonly [string, ...string[]]): KeyRing {
  const [now, earlier] = [keysOf(secret), before.map(keysOf)]
  const all = new Map([now, ...earlier].map((keys) => [keys.id, keys]))
  const under = (one: (keys: Keys) => string): [string, ...string[]] => [one(now), ...earlier.map(one)]
  return {
    current: now.id,
    previous: earlier.map(({ id }) => id),
    seal: (context, text) => `s1.${now.id}.${sealWith(now.sealing, context, text)}`,
    open(context, value) {
      const [, id = '', body = ''] = SEALED.exec(value) ?? []
      const keys = all.get(id)
      return keys ? unsealWith(keys.sealing, context, body) : null
    },
    hashes: (text) => under((keys) => `h1.${hexOf(keys, 'value', text).slice(0, 32)}`),
    tokens: (text) => under((keys) => hexOf(keys, 'word', text).slice(0, TOKEN)),
  }
}

export const rowKeys = keyRingOf([env.payloadSecret, ...env.previousSecrets])
