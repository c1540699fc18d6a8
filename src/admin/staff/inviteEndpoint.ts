import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { bodyOf } from '@/access/bodyOf'
import { createUsers } from '@/access/users'
import { inviteSchema } from '@/features/staff/invitation.rules'
import { inviteStaff } from './invite'

/** Takes an invitation -> 201 {name, email}. */
async function invite(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await createUsers({ req }))) throw new NotFound(req.t)
  const { name, email } = await inviteStaff(req, await bodyOf(req, inviteSchema))
  return Response.json({ name, email }, { status: 201 })
}

export const inviteEndpoint: Endpoint = { path: '/invitations', method: 'post', handler: invite }
