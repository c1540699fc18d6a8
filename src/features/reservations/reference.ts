import { env } from '@/env'
import { formerTenant } from '@/lib/formerTenants'
import { REFERENCE_LETTERS as LETTERS, isEqualSecret, keyedBytes, keyedHash } from '@/lib/secrets'

/** The same text gives the same reference, for example `R7KQ2M9XA`: a repeated call finds its own row. */
export const referenceOf = (first: 'R' | 'P' | 'D', text: string): string =>
  first +
  [...keyedBytes(env.payloadSecret, 'references', text).subarray(0, 9)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')

/** The key of the shopper's own link: only its holder sees the reservation. */
export const linkKey = (tenant: string, reference: string): string =>
  keyedHash(env.payloadSecret, 'links of reservations', `${tenant}:${reference}`)

export function isLinkKey(tenant: string, reference: string, input: string): boolean {
  const former = formerTenant(tenant)
  return (
    isEqualSecret(linkKey(tenant, reference), input) ||
    (former !== undefined && isEqualSecret(linkKey(former, reference), input))
  )
}
