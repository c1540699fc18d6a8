import { APIError, NotFound, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'
import { createUsers } from '@/access/users'
import { inviteSchema } from '@/domain/staff/invitation'
import { kept, mailInvitation, newSecret } from './invitation'

const KNOWN = 'Somebody with this address has an account already.'

/** Invite -> 201 {name, email}. Who may be invited to what is decided as for a form: access rules and guardUsers. */
async function invite(req: PayloadRequest): Promise<Response> {
  if (!req.user || !(await createUsers({ req }))) throw new NotFound(req.t)
  const body = inviteSchema.safeParse(await req.json?.().catch(() => null))
  if (!body.success)
    throw new APIError(body.error.issues[0]?.message ?? 'Fill in the form.', 422, undefined, true)
  const token = newSecret()
  req.context.invitation = kept(req, token)
  const row = await req.payload
    .create({
      collection: 'users',
      data: { ...body.data, password: newSecret(), disabled: false, demo: false },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    .catch((error: unknown) => {
      if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email'))
        throw new APIError(KNOWN, 409, undefined, true)
      throw error
    })
  await mailInvitation(req, recordOf(row), token)
  return Response.json({ name: row.name, email: row.email }, { status: 201 })
}

export const inviteEndpoint: Endpoint = { path: '/invitations', method: 'post', handler: invite }
