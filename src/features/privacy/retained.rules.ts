import type { Retention } from '@/core/dealer/config/retention'
import { ALONE, LEADS, OF_LEADS, type PersonTable } from '@/core/person/personTables'

const STORED_AS: Record<string, keyof Retention> = {
  reservations: 'payments',
  payments: 'payments',
  'saved-searches': 'accounts',
  shoppers: 'accounts',
}
/** They end with the account, or their own feature deletes them within hours. */
const WITH_ACCOUNT = ['watchlist', 'shopper-logins', 'deals', 'sign-in-codes']

export const RETAINED: readonly { table: PersonTable; as: keyof Retention }[] = [LEADS, ...OF_LEADS, ...ALONE]
  .filter(({ slug }) => !WITH_ACCOUNT.includes(slug))
  .map((table) => ({ table, as: STORED_AS[table.slug] ?? 'leads' }))
