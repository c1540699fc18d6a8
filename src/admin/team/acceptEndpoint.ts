import { APIError, type Endpoint, type Payload, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { countAcceptance } from '@/access/login/limits'
import { passwordFault } from '@/domain/staff/passwordFault'
import { hashOf } from '@/lib/hash'

const bodySchema = z.strictObject({ token: z.string().min(1).max(100), password: z.string().max(500) })
export const LINK_IS_OVER =
  'This link was used, withdrawn, or is too old. Ask whoever invited you for a new one.'

export async function invitedBy(payload: Payload, token: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      and: [
        { invite_hash: { equals: hashOf(token) } },
        { invited_until: { greater_than: Date.now() } },
        { disabled: { not_equals: true } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** Of two calls at the same moment one gets true. */
async function takeOnce(payload: Payload, id: string, token: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { invite_hash: { equals: hashOf(token) } }] }
  const data = { invite_hash: null }
  const taken: unknown = await payload.db.updateOne({
    collection: 'users',
    where,
    data,
    options: { atomic: true },
  })
  return taken !== null
}

/** `{token, password}` from a person who is not signed in -> 200 {email}; 410 when the link no longer works. */
async function accept(req: PayloadRequest): Promise<Response> {
  const counted = await countAcceptance(req.headers.get('x-forwarded-for') ?? '')
  if (!counted.ok) throw new APIError('Too many attempts. Try again in an hour.', 429, undefined, true)
  const { token, password } = await bodyOf(req, bodySchema, 'Choose a password.')
  const account = await invitedBy(req.payload, token)
  if (!account) throw new APIError(LINK_IS_OVER, 410, undefined, true)
  const fault = passwordFault(password, [account.name, account.email])
  if (fault) throw new APIError(fault, 422, undefined, true)
  if (!(await takeOnce(req.payload, account.id, token)))
    throw new APIError(LINK_IS_OVER, 410, undefined, true)
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { password },
    context: { invitation: { invited_until: null } },
    depth: 0,
    overrideAccess: true,
  })
  return Response.json({ email: account.email })
}

export const acceptEndpoint: Endpoint = { path: '/accept-invitation', method: 'post', handler: accept }
