import { randomBytes } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import { adminOrigins } from '@/lib/origins'
import { idsOf, recordOf } from '@/access/ids'
import { countInvitation } from '@/access/login/limits'
import { tooMany } from '@/access/tooMany'
import { mailOne } from '@/core/letter/rows/mailStaff'
import { inviteEnd } from '@/features/staff/invitation.rules'
import { inviteMail } from '@/features/staff/letters.rules'
import { env } from '@/env'
import { hashOf } from '@/lib/secrets'

const LOST =
  'The invitation is saved, but the email was not sent. Open the person in the team and send it again.'

export const newSecret = (): string => randomBytes(24).toString('base64url')
export const nameOf = (user: unknown): string => {
  const { name, email } = recordOf(user)
  return typeof name === 'string' && name ? name : String(email)
}

/** Before anything is changed: the link of the last mail goes on working. */
export async function limitInvitations(req: PayloadRequest, email: string): Promise<void> {
  const team = idsOf(recordOf(req.user).tenants).sort().join(' ')
  const counted = await countInvitation(email, String(req.user?.id), team)
  if (!counted.ok) tooMany(req, counted.retryAfter, 'That is a lot of invitations in a short time.')
}

/** What the account stores of a link; the link itself is only in the mail. */
export const stored = (req: PayloadRequest, token: string) => ({
  invite_hash: hashOf(token),
  invited_until: inviteEnd(Date.now()),
  invited_by: nameOf(req.user),
})

export async function dealersOf(req: PayloadRequest, row: Record<string, unknown>): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: idsOf(row.tenants) } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true },
  })
  return docs.map(({ name }) => name).join(', ') || 'Forecourt'
}

export async function mailInvitation(
  req: PayloadRequest,
  row: Record<string, unknown>,
  token: string,
): Promise<void> {
  const link = `${adminOrigins(env)[0]}/admin/invitation/${token}`
  const letter = { name: nameOf(row), by: nameOf(req.user), dealers: await dealersOf(req, row), link }
  await mailed(req, String(row.email), letter)
}

/** @throws 502 when the mail does not go out */
export async function mailed(
  req: PayloadRequest,
  to: string,
  invitation: Parameters<typeof inviteMail.write>[0],
): Promise<void> {
  try {
    await mailOne(req.payload, to, inviteMail, invitation)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'an invitation could not be mailed' })
    throw new APIError(LOST, 502, undefined, true)
  }
}
