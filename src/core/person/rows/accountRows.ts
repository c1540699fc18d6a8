import { OF_ACCOUNTS } from '@/core/person/personTables'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

/** What serves the person alone goes too; what was sent to the dealer stays, tied to no account. */
export async function untieAccounts(tenant: string, accounts: readonly string[]): Promise<void> {
  const own: Clause[] = [
    ['tenant', '=', tenant],
    ['shopper_id', 'in', accounts],
  ]
  for (const { slug, left } of OF_ACCOUNTS) {
    const rows = await table(slug)
    await (left ? rows.update(own, { shopper_id: null }) : rows.delete(own))
  }
}
