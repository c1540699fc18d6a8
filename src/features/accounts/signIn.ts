import { randomUUID } from 'node:crypto'
import { table } from '@/db/table'
import { kindOf } from './login.rules'
import type { Site } from '@/core/dealer/views'
import { mail } from '@/integrations/mail'
import { afterwards } from '@/lib/afterwards'
import { log } from '@/lib/log'
import { changeShopper } from './changeShopper'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import { accountChanged } from '@/features/accounts/letters/changed'
import { ownerOf, prove, type Proof } from './prove'
import type { Shopper } from './row'
import { openSession } from './sessions'

/** The first sign-in makes the account. After a crash between the two writes, the next sign-in completes it. */
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

export interface SignedIn {
  session: string
  target: string | null
}

/** Null when the proof is not right. `now` in epoch ms. */
export async function signIn(site: Site, proof: Proof, now: number): Promise<SignedIn | null> {
  const proved = await prove(site, proof, now)
  if (!proved) return null
  const id = await ownerOf(site, proved.login)
  await ensureShopper(site, id, proved.login, now)
  return { session: await openSession({ id, tenant: site.tenant.id }, now), target: proved.target }
}

/** Replaces the earlier login of the same kind. `taken`: it is another account's here, which only the person who proved it learns. */
export async function addLogin(
  site: Site,
  shopper: Shopper,
  proof: Proof,
  now: number,
): Promise<{ login: string } | 'taken' | null> {
  const proved = await prove(site, proof, now)
  if (!proved) return null
  const { login } = proved
  if ((await ownerOf(site, login, shopper.id)) !== shopper.id) return 'taken'
  const kind = kindOf(login)
  const earlier = shopper[kind]
  await changeShopper(shopper, () => ({ [kind]: login }))
  if (earlier && earlier !== login) await dropLogin(site, shopper, { earlier, login }, now)
  return { login }
}

/** Whoever had the account before hears of it, where it has an e-mail address. */
async function dropLogin(
  site: Site,
  { id, tenant, email }: Shopper,
  { earlier, login }: { earlier: string; login: string },
  now: number,
): Promise<void> {
  await (
    await table('shopper-logins')
  ).delete([
    ['tenant', '=', tenant],
    ['shopper_id', '=', id],
    ['login', '=', earlier],
  ])
  if (!email) return
  const to = { key: randomUUID(), to: { name: '', address: email } }
  const letter = mailOf(accountChanged, { site, login, now }, lookOf(site), to)
  afterwards(mail().send(letter), 'a changed sign-in could not be mailed')
}
