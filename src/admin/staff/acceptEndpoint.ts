import { APIError, type Endpoint, type Payload, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { countAcceptance } from '@/access/login/limits'
import { passwordFault } from '@/features/staff/passwordFault.rules'
import type { Joining } from '@/features/staff/joining.rules'
import { hashOf } from '@/lib/secrets'
import { join, joiningOf } from './joining'

const bodySchema = z.strictObject({
  token: z.string().min(1).max(20_000),
  /** Of a new account only. */
  password: z.string().max(500).default(''),
})
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

const over = () => new APIError(LINK_IS_OVER, 410, undefined, true)

/** The person of the account accepts with it: whoever has the link alone gets nothing. */
async function acceptAs(req: PayloadRequest, link: Joining): Promise<Response> {
  if (req.user?.id !== link.user)
    throw new APIError(
      'Sign in with the address that the mail came to, then open the link again.',
      401,
      undefined,
      true,
    )
  if (!(await join(req, link))) throw over()
  return Response.json({ email: req.user.email })
}

/** `{token, password}` from a person who is not signed in -> 200 {email}; 410 when the link no longer works. */
async function accept(req: PayloadRequest): Promise<Response> {
  const counted = await countAcceptance(req.headers.get('x-forwarded-for') ?? '')
  if (!counted.ok) throw new APIError('Too many attempts. Try again in an hour.', 429, undefined, true)
  const { token, password } = await bodyOf(req, bodySchema, 'Choose a password.')
  const link = joiningOf(token)
  if (link) return acceptAs(req, link)
  const account = await invitedBy(req.payload, token)
  if (!account) throw over()
  const fault = passwordFault(password, [account.name, account.email])
  if (fault) throw new APIError(fault, 422, undefined, true)
  if (!(await takeOnce(req.payload, account.id, token))) throw over()
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
