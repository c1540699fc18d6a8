/** Ten codes for a person whose phone is lost. Each works once; only hashes are stored, separated by spaces. */
import { randomInt } from 'node:crypto'
import { env } from '@/env'
import { keyedHash } from '@/lib/secrets'

const COUNT = 10
// Without letters that look like numbers.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (user: string, code: string): string =>
  keyedHash(env.payloadSecret, `paper codes of ${user}`, plain(code))

export function newPaperCodes(user: string): { codes: string[]; stored: string } {
  const codes = Array.from({ length: COUNT }, () => `${letters(5)}-${letters(5)}`)
  return { codes, stored: codes.map((code) => hashOf(user, code)).join(' ') }
}

export const countPaperCodes = (stored: string): number => stored.split(' ').filter(Boolean).length

/** The stored codes without this one; null when it is none of them. */
export function withoutPaperCode(user: string, stored: string, code: string): string | null {
  const hash = hashOf(user, code)
  const all = stored.split(' ')
  return all.includes(hash) ? all.filter((one) => one !== hash).join(' ') : null
}
