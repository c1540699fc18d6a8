import { table } from '@/db/table'
import { kindOf } from '@/domain/shoppers/login'
import type { Site } from '@/domain/views'
import { log } from '@/lib/log'
import { changeShopper } from './changeShopper'
import { proveLogin } from './logins'
import type { Shopper } from './row'
import { openSession } from './sessions'

/** The first sign-in makes the account. A crash between the two writes is made good by the next sign-in. */
async function ensureShopper(site: Site, id: string, login: string, now: number): Promise<void> {
  const made = await (
    await table('shoppers')
  ).insert({
    id,
    tenant: site.tenant.id,
    [kindOf(login)]: login,
    verified_at: new Date(now).toISOString(),
    sessions: [],
    rev: 0,
  })
  if (made) log.info({ tenant: site.tenant.slug }, 'a shopper made an account')
}

/** The value of the session's cookie; null when the code is not right. `now` in epoch ms. */
export async function signIn(site: Site, login: string, code: string, now: number): Promise<string | null> {
  const proved = await proveLogin(site, login, code, now)
  if (!proved) return null
  await ensureShopper(site, proved.shopper_id, login, now)
  return openSession({ id: proved.shopper_id, tenant: site.tenant.id }, now)
}

/**
 * Gives a signed-in shopper a proved address, in place of the earlier one of its kind. `taken`: it belongs to
 * another account here, which only who proved it learns.
 */
export async function addLogin(
  site: Site,
  shopper: Shopper,
  login: string,
  code: string,
  now: number,
): Promise<'added' | 'taken' | null> {
  const proved = await proveLogin(site, login, code, now, shopper.id)
  if (!proved) return null
  if (proved.shopper_id !== shopper.id) return 'taken'
  const kind = kindOf(login)
  const earlier = shopper[kind]
  await changeShopper(shopper, () => ({ [kind]: login }))
  if (earlier && earlier !== login)
    await (
      await table('shopper-logins')
    ).delete([
      ['tenant', '=', shopper.tenant],
      ['shopper_id', '=', shopper.id],
      ['login', '=', earlier],
    ])
  return 'added'
}
