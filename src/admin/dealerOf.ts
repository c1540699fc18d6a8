import { idOf, idsOf, recordOf } from '@/access/ids'

/** The dealer whose clock applies to a row: the row's own, the first of a person's, or the dealer itself. */
export function dealerOf(row: unknown, collection?: string): string {
  const { id, tenant, tenants } = recordOf(row)
  return idOf(tenant) ?? idsOf(tenants)[0] ?? (collection === 'tenants' ? idOf(id) : null) ?? ''
}
