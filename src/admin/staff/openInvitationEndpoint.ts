import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { recordOf } from '@/access/ids'
import { kept, limitInvitations, mailInvitation, newSecret } from './invitation'

const bodySchema = z.strictObject({ act: z.enum(['resend', 'withdraw']) })
const JOINED = 'This person has joined already. Reload the page.'

/** `{act}` -> 200 {}. Both acts end the link of the earlier mail; withdrawing also deletes the account. */
async function act(req: PayloadRequest): Promise<Response> {
  const row = await changeable(req, 'users', req.routeParams?.id)
  const wanted = await bodyOf(req, bodySchema, 'Send it again, or withdraw it.')
  if (!row.invited_until || row.disabled) throw new APIError(JOINED, 409, undefined, true)
  const one = { collection: 'users', id: String(row.id), depth: 0, overrideAccess: false } as const
  if (wanted.act === 'withdraw') {
    await req.payload.delete({ ...one, user: req.user, req })
    return Response.json({})
  }
  await limitInvitations(req, String(row.email))
  const token = newSecret()
  req.context.invitation = kept(req, token)
  const changed = await req.payload.update({ ...one, data: {}, user: req.user, req })
  await mailInvitation(req, recordOf(changed), token)
  return Response.json({})
}

export const openInvitationEndpoint: Endpoint = { path: '/invitations/:id', method: 'post', handler: act }
