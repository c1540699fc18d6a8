import { NotFound, type Endpoint, type PayloadRequest, APIError } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { createUsers } from '@/access/users'
import { inviteSchema } from '@/features/staff/invitation.rules'
import { changeable } from '@/access/changeable'
import { recordOf } from '@/access/ids'
import { endOthers, endRow } from '@/access/login/sessions'
import { anyStaff } from '@/access/policies'
import { inviteStaff } from './invite'
import { stored, limitInvitations, mailInvitation, newSecret } from './invitation'

/** Takes an invitation -> 201 {name, email}. */
async function invite(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await createUsers({ req }))) throw new NotFound(req.t)
  const { name, email } = await inviteStaff(req, await bodyOf(req, inviteSchema))
  return Response.json({ name, email }, { status: 201 })
}

export const inviteEndpoint: Endpoint = { path: '/invitations', method: 'post', handler: invite }

const openInvitationEndpointBodySchema = z.strictObject({ act: z.enum(['resend', 'withdraw']) })
const JOINED = 'This person has joined already. Reload the page.'

/** `{act}` -> 200 {}. Both acts end the link of the earlier mail; withdrawing also deletes the account. */
async function act(req: PayloadRequest): Promise<Response> {
  const row = await changeable(req, 'users', req.routeParams?.id)
  const wanted = await bodyOf(req, openInvitationEndpointBodySchema, 'Send it again, or withdraw it.')
  if (!row.invited_until || row.disabled) throw new APIError(JOINED, 409, undefined, true)
  const one = { collection: 'users', id: String(row.id), depth: 0, overrideAccess: false } as const
  if (wanted.act === 'withdraw') {
    await req.payload.delete({ ...one, user: req.user, req })
    return Response.json({})
  }
  await limitInvitations(req, String(row.email))
  const token = newSecret()
  req.context.invitation = stored(req, token)
  const changed = await req.payload.update({ ...one, data: {}, user: req.user, req })
  await mailInvitation(req, recordOf(changed), token)
  return Response.json({})
}

export const openInvitationEndpoint: Endpoint = { path: '/invitations/:id', method: 'post', handler: act }

const endSessionsEndpointBodySchema = z.union([
  z.strictObject({ session: z.string().max(100) }),
  z.strictObject({ others: z.literal(true) }),
])

/** `{session}` ends one of the caller's browsers, `{others: true}` all but this one -> 200 {ended}. */
async function end(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await anyStaff({ req }))) throw new NotFound(req.t)
  const wanted = await bodyOf(req, endSessionsEndpointBodySchema, 'Choose where to sign out.')
  const { id, _sid } = recordOf(req.user)
  const [user, mine] = [String(id), String(_sid)]
  const ended =
    'session' in wanted
      ? await endRow(req.payload, user, wanted.session)
      : await endOthers(req.payload, user, mine)
  return Response.json({ ended })
}

export const endSessionsEndpoint: Endpoint = { path: '/my-sessions', method: 'post', handler: end }
