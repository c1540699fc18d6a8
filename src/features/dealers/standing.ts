import { dealerAdmins } from '@/access/rules'
import { siteChanged } from '@/cache/invalidate'
import { writeAudit, type AuditEntry } from '@/db/audit'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { standingMail, type Standing } from '@/core/dealer/standing'
import { env } from '@/env'
import { adminOrigins } from '@/lib/origins'
import { log } from '@/lib/log'
import { forgetDirectory, listTenants } from '@/core/dealer/rows/directory'
import { DealerFault, type Dealer } from './row'

export type By = Pick<AuditEntry, 'who' | 'via'>

/** A host that is given up must stop showing the site at once, and a new one must start. */
export async function hostsChanged(hosts: readonly string[]): Promise<void> {
  forgetDirectory()
  await siteChanged([...hosts])
}

/** One conditional write: when two people press at once, one of them did it. */
export async function changeStanding(
  { id, hosts }: Pick<Dealer, 'id' | 'hosts'>,
  from: readonly Standing[],
  to: Standing,
): Promise<boolean> {
  const changed = await (
    await table('tenants')
  ).update(
    [
      ['id', '=', id],
      ['status', 'in', from],
    ],
    { status: to },
  )
  await hostsChanged(hosts)
  return changed > 0
}

async function refuseTakenHosts({ id, hosts }: Dealer): Promise<void> {
  const others = (await listTenants(await getDb())).filter((one) => one.id !== id)
  const taken = hosts.find((host) => others.some((one) => one.hosts.includes(host)))
  if (taken)
    throw new DealerFault(`${taken} leads to another dealer by now. Take it off one of the two first.`)
}

async function tellAdmins({ id, name, hosts }: Dealer, standing: 'active' | 'suspended'): Promise<number> {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'users',
    where: {
      and: [
        { tenants: { in: [id] } },
        { role: { in: [...dealerAdmins] } },
        { disabled: { not_equals: true } },
      ],
    },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
  })
  const admin = `${adminOrigins(env)[0]}/admin`
  const address = standing === 'active' ? `https://${hosts[0]}` : admin
  let told = 0
  for (const { email } of docs)
    try {
      await db.sendEmail({ to: email, ...standingMail(standing, { dealer: name, address }) })
      told++
    } catch (error) {
      log.error({ err: error, tenant: id }, 'a change of a dealer’s standing could not be mailed')
    }
  return told
}

/** Returns how many of its admins got a mail. @throws DealerFault */
export async function setStanding(dealer: Dealer, to: 'active' | 'suspended', by: By): Promise<number> {
  if (dealer.status === 'removing') throw new DealerFault(`${dealer.name} is being removed.`)
  if (to === 'active') await refuseTakenHosts(dealer)
  const changed = await changeStanding(dealer, [to === 'active' ? 'suspended' : 'active'], to)
  if (!changed) throw new DealerFault(`${dealer.name} is ${to === 'active' ? 'live' : 'suspended'} already.`)
  await writeAudit({
    ...by,
    tenantId: dealer.id,
    what: to === 'active' ? 'took the dealer up again' : 'suspended the dealer',
    entity: 'tenants',
    docId: dealer.id,
    docTitle: dealer.name,
  })
  return tellAdmins(dealer, to)
}
