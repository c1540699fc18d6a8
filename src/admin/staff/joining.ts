/** An invitation for somebody who has an account at another dealer. Whoever invites learns nothing about that account. */
import { covers, PLATFORM, type Role } from '@/access/roles'
import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { newLineId, writeAccepted } from '@/admin/dealers/acceptedLine'
import { idsOf, recordOf } from '@/access/ids'
import { isPlatform, staffOf } from '@/access/staff'
import { inviteEnd, type inviteSchema } from '@/features/staff/invitation.rules'
import { type Joining, joiningSchema } from '@/features/staff/joining.rules'
import { env } from '@/env'
import { adminOrigins } from '@/lib/origins'
import { openSigned, signed } from '@/lib/secrets'
import { dealersOf, mailed, nameOf } from './invitation'

const ABOUT = 'joining a dealer'

/** Undefined for another kind of link, and for one that is too old. */
export function joiningOf(token: string, now = Date.now()): Joining | undefined {
  const link = joiningSchema.safeParse(openSigned(env.payloadSecret, ABOUT, token)).data
  return link && link.until > now ? link : undefined
}

/** Null where the inviter knows the account: a colleague, who has access already. */
export async function inviteToJoin(req: PayloadRequest, invited: z.output<typeof inviteSchema>) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: invited.email } },
    ...{ depth: 0, limit: 1, pagination: false, overrideAccess: true },
  })
  const staff = staffOf(req.user)
  const [account] = docs
  const isColleague = idsOf(account?.tenants).some((id) => staff?.tenants.includes(id))
  if (!account || isPlatform(staff) || isColleague || account.role === PLATFORM) return null
  const { tenants, locations, role } = invited
  const by = nameOf(req.user)
  const link = {
    id: await newLineId(),
    user: account.id,
    tenants,
    locations,
    role,
    by,
    until: inviteEnd(Date.now()),
  }
  const token = signed(env.payloadSecret, ABOUT, link)
  const address = `${adminOrigins(env)[0]}/admin/invitation/${token}`
  await mailed(req, invited.email, { by, dealers: await dealersOf(req, { tenants }), link: address })
  return { name: invited.name, email: invited.email }
}

/** In words, why the account cannot accept; null when it can. */
export function joinFault(link: Joining, account: { role?: Role } | null): string | null {
  if (!account) return null
  // An account has one role at all its dealers, so nobody gets more here than they were invited to.
  if (account.role && covers(link.role, account.role)) return null
  return `Your account has another role, and an account has one role at all its dealers. Ask ${link.by} to invite you in that role, or with another address.`
}

/** Once, by the person of the account. False when the link was used. */
export async function join(req: PayloadRequest, link: Joining): Promise<boolean> {
  const account = recordOf(
    await req.payload.findByID({ collection: 'users', id: link.user, depth: 0, overrideAccess: true }),
  )
  const fault = joinFault(link, account)
  if (fault) throw new APIError(fault, 409, undefined, true)
  // The line of the history can be written once, and so the link be used once.
  if (!(await writeAccepted(link, { email: account.email, name: account.name }))) return false
  const both = (before: unknown, more: string[]) => [...new Set([...idsOf(before), ...more])]
  await req.payload.update({
    collection: 'users',
    id: link.user,
    data: {
      tenants: both(account.tenants, link.tenants),
      locations: both(account.locations, link.locations),
    },
    ...{ depth: 0, overrideAccess: true },
  })
  return true
}
