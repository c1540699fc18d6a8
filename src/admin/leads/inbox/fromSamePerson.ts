import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import type { Lead } from '@/payload-types'

const MAX_LEADS = 1000
type Listed = Pick<Lead, 'id' | 'tenant' | 'cluster_id'>

/** A cluster is one dealer's: another dealer's leads of the person count for themselves. */
const keyOf = ({ tenant, cluster_id }: Omit<Listed, 'id'>): string => `${idOf(tenant)} ${cluster_id}`

/**
 * By the lead's id, as far as the reader may see them. Each lead has a reply clock of its own, and two people of the dealer
 * would answer one person without knowing of each other.
 */
export async function fromSamePerson(
  payload: Payload,
  user: TypedUser,
  leads: readonly Listed[],
): Promise<Map<string, number>> {
  const ids = [...new Set(leads.flatMap(({ cluster_id }) => cluster_id ?? []))]
  const counts = new Map<string, number>()
  if (ids.length) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { cluster_id: { in: ids } },
      ...{ depth: 0, limit: MAX_LEADS, pagination: false, user, overrideAccess: false },
      select: { tenant: true, cluster_id: true },
    })
    for (const doc of docs) counts.set(keyOf(doc), (counts.get(keyOf(doc)) ?? 0) + 1)
  }
  return new Map(leads.map((lead) => [lead.id, counts.get(keyOf(lead)) ?? 1]))
}
