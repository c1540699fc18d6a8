import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { env } from '@/env'
import { passwordOf } from '@/features/stock/files/addresses.rules'
import { seal } from '@/lib/secrets'

/** What decides where a file comes from: after a change it is fetched soon, and whole. */
const DECIDING = ['url', 'login', 'every', 'mode', 'dealership_id', 'enabled'] as const

/** The password is stored sealed, for this host alone. */
export const checkStockAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { password, ...sent } = recordOf(data)
  const [before, row] = [recordOf(originalDoc), { ...recordOf(originalDoc), ...sent }]
  const isNew = DECIDING.some((field) => row[field] !== before[field]) || Boolean(password)
  const about = passwordOf(String(row.url))
  // Entered for one host, it goes to no other: who changes the address enters it again.
  const isElsewhere = typeof before.url === 'string' && passwordOf(before.url) !== about
  return {
    ...sent,
    ...(password ? { sealed_password: seal(env.payloadSecret, about, String(password)) } : {}),
    ...(!password && (isElsewhere || !row.login) ? { sealed_password: null } : {}),
    ...(isNew ? { next_at: 0, etag: null, modified: null, failures: 0 } : {}),
  }
}
