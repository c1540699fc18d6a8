import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Country } from '@/core/dealer/country/country'
import type { LeadInput } from './leadSchema.rules'
import { e164 } from '@/core/place/phones/phones'

export interface PersonKeys {
  person_email: string | null
  person_phone: string | null
}

export const personKeys = (
  { email, phone }: Pick<LeadInput, 'email' | 'phone'>,
  country: Country,
): PersonKeys => ({
  person_email: email.trim().toLowerCase() || null,
  person_phone: e164(phone, country),
})

export async function clusterOf(tenantId: string, keys: PersonKeys, own: string): Promise<string> {
  const known: Clause[][] = []
  if (keys.person_email) known.push([['person_email', '=', keys.person_email]])
  if (keys.person_phone) known.push([['person_phone', '=', keys.person_phone]])
  if (!known.length) return own
  const [first] = await (
    await table('leads')
  ).find([['tenant', '=', tenantId], { any: known }], {
    fields: ['cluster_id'],
    sort: [['createdAt', 'asc']],
    limit: 1,
  })
  return typeof first?.cluster_id === 'string' ? first.cluster_id : own
}
