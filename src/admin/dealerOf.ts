import { idOf, idsOf, recordOf } from '@/access/ids'

/** The dealer by whose clock a row is read: its own, the first of a person's, or the dealer that it is. */
export function dealerOf(row: unknown, collection?: string): string {
  const { id, tenant, tenants } = recordOf(row)
  return idOf(tenant) ?? idsOf(tenants)[0] ?? (collection === 'tenants' ? idOf(id) : null) ?? ''
}
