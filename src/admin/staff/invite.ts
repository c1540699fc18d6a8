import { APIError, ValidationError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordOf } from '@/access/ids'
import type { inviteSchema } from '@/features/staff/invitation.rules'
import { stored, limitInvitations, mailInvitation, newSecret } from './invitation'
import { inviteToJoin } from './joining'

export const KNOWN = 'Somebody with this address has an account already.'

/** Access rules and guardUsers decide who may be invited to what, as for a form. */
export async function inviteStaff(req: PayloadRequest, invited: z.output<typeof inviteSchema>) {
  await limitInvitations(req, invited.email)
  const token = newSecret()
  req.context.invitation = stored(req, token)
  const made = await req.payload
    .create({
      collection: 'users',
      data: { ...invited, password: newSecret(), disabled: false, demo: false },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    .catch((error: unknown) => {
      if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email'))
        return null
      throw error
    })
  if (made) {
    await mailInvitation(req, recordOf(made), token)
    return made
  }
  const joining = await inviteToJoin(req, invited)
  if (!joining) throw new APIError(KNOWN, 409, undefined, true)
  return joining
}
