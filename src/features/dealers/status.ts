import { dealerAdmins } from '@/access/rules'
import { siteChanged } from '@/cache/invalidate'
import { writeAudit, type AuditEntry } from '@/db/audit'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { SUSPENDED_MEANS, type Status } from '@/core/dealer/status'
import type { LetterKind } from '@/core/letter/letter'
import { mailStaff, ofDealer } from '@/core/letter/rows/mailStaff'
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
export async function changeStatus(
  { id, hosts }: Pick<Dealer, 'id' | 'hosts'>,
  from: readonly Status[],
  to: Status,
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

interface Reported {
  state: 'active' | 'suspended'
  dealer: string
  /** Of the admin while it is suspended, else of the website. */
  address: string
}

export const statusMail: LetterKind<Reported> = {
  name: 'Website suspended, or live again',
  to: 'staff',
  write: ({ state, dealer, address }) => {
    const isLive = state === 'active'
    const subject = `The website of ${dealer} is ${isLive ? 'live again' : 'suspended'}`
    return {
      subject,
      heading: subject,
      parts: isLive
        ? [
            `The platform has put the website of ${dealer} online again, under all its addresses. Its API keys work.`,
            { button: 'Open the website', href: address },
          ]
        : [
            `The platform has suspended the website of ${dealer}.`,
            SUSPENDED_MEANS,
            'Ask the operator of the platform for the reason. You sign in as before:',
            { button: 'Sign in', href: address },
          ],
    }
  },
  samples: ({ site: { tenant, origin } }) => ({
    Suspended: { state: 'suspended', dealer: tenant.name, address: `${origin}/admin` },
    'Live again': { state: 'active', dealer: tenant.name, address: origin },
  }),
}

const tellAdmins = ({ id, name, hosts }: Dealer, state: Reported['state']): Promise<number> => {
  const address = state === 'active' ? `https://${hosts[0]}` : `${adminOrigins(env)[0]}/admin`
  return mailStaff(ofDealer(id, dealerAdmins), statusMail, { state, dealer: name, address }, (error) =>
    log.error({ err: error, tenant: id }, 'a change of a dealer’s standing could not be mailed'),
  )
}

/** Returns how many of its admins got a mail. @throws DealerFault */
export async function setStatus(dealer: Dealer, to: 'active' | 'suspended', by: By): Promise<number> {
  if (dealer.status === 'removing') throw new DealerFault(`${dealer.name} is being removed.`)
  if (to === 'active') await refuseTakenHosts(dealer)
  const changed = await changeStatus(dealer, [to === 'active' ? 'suspended' : 'active'], to)
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
