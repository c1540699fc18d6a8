import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'
import { REFERENCE_LETTERS as LETTERS } from '@/lib/reference'

/** The same text is the same reference, for example `R7KQ2M9XA`: a call that is repeated finds its own row. */
export const referenceOf = (first: 'R' | 'P' | 'D', text: string): string =>
  first + [...digest(text).subarray(0, 9)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

const digest = (text: string): Buffer =>
  createHmac('sha256', env.payloadSecret).update(`reference:${text}`).digest()

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

const keyOf = (tenant: string, reference: string): Buffer =>
  createHmac('sha256', env.payloadSecret).update(`status:${tenant}:${reference}`).digest()

/** The key of the shopper's own link: only who has it sees the reservation. */
export const linkKey = (tenant: string, reference: string): string =>
  keyOf(tenant, reference).toString('base64url')

export function isLinkKey(tenant: string, reference: string, given: string): boolean {
  const own = keyOf(tenant, reference)
  const other = Buffer.from(given, 'base64url')
  return own.length === other.length && timingSafeEqual(own, other)
}
