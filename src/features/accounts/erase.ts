import { untieAccounts } from '@/core/person/rows/accountRows'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Site } from '@/core/dealer/views'
import { log } from '@/lib/log'
import type { Shopper } from './row'

/** What was sent to the dealer stays, without the account. The shopper's row is last: after a crash this can be repeated. */
export async function eraseShopper(site: Site, shopper: Shopper): Promise<void> {
  await untieAccounts(site.tenant.id, [shopper.id])
  const logins = [shopper.email, shopper.phone].filter((login) => login !== null)
  const codes: Clause[] = [
    ['tenant', '=', shopper.tenant],
    ['login', 'in', logins],
  ]
  await (await table('sign-in-codes')).delete(codes)
  await (
    await table('shoppers')
  ).delete([
    ['id', '=', shopper.id],
    ['tenant', '=', site.tenant.id],
  ])
  log.info({ tenant: site.tenant.slug }, 'a shopper deleted the account')
}
