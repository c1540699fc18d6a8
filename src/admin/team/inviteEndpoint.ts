import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { createUsers } from '@/access/users'
import { inviteSchema } from '@/domain/staff/invitation'
import { inviteStaff } from './invite'

/** Invite -> 201 {name, email}. */
async function invite(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await createUsers({ req }))) throw new NotFound(req.t)
  const body = inviteSchema.safeParse(await req.json?.().catch(() => null))
  if (!body.success)
    throw new APIError(body.error.issues[0]?.message ?? 'Fill in the form.', 422, undefined, true)
  const { name, email } = await inviteStaff(req, body.data)
  return Response.json({ name, email }, { status: 201 })
}

export const inviteEndpoint: Endpoint = { path: '/invitations', method: 'post', handler: invite }
