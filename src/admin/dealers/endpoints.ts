import { APIError, type Endpoint, type PayloadRequest, NotFound } from 'payload'
import { z } from 'zod'
import { OWNER } from '@/access/roles'
import { bodyOf, refuse } from '@/access/bodyOf'
import { KNOWN, inviteStaff } from '@/admin/staff/invite'
import { makeDealer } from '@/features/dealers/make'
import { removeDealer } from '@/features/dealers/remove'
import { setStatus, type By } from '@/features/dealers/status'
import { newDealerSchema, type NewDealer } from '@/core/dealer/newDealer'
import { isPlatform, staffOf } from '@/access/staff'
import { isDealerFault, findDealer, type Dealer } from '@/features/dealers/row'
import { canShow, SHOWN_COOKIE } from '@/access/shown'
import { env } from '@/env'

/** For platform admins only; for others the call does not exist. */
function platformOf(req: PayloadRequest): By {
  if (!req.user || !isPlatform(staffOf(req.user))) throw new NotFound(req.t)
  return { who: req.user.email ?? 'platform', via: 'admin' }
}

async function dealerOf(req: PayloadRequest): Promise<Dealer> {
  const id = req.routeParams?.id
  const dealer = typeof id === 'string' ? await findDealer('id', id) : null
  if (!dealer) throw new NotFound(req.t)
  return dealer
}

/** A DealerFault becomes a response with its own words. */
const inWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isDealerFault(error) ? refuse(error.message, 409) : error
  })

const statusSchema = z.strictObject({ to: z.enum(['active', 'suspended'], 'Choose active or suspended.') })
const removeSchema = z.strictObject({ name: z.string('Type the name of the dealer.').max(300) })

async function refuseKnown(req: PayloadRequest, email: string): Promise<void> {
  const where = { email: { equals: email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true })
  if (totalDocs) throw refuse(`${KNOWN} Leave the first admin out, and add the dealer to that account.`, 409)
}

/** The dealer is live by now: if the mail fails, the response says so. */
async function inviteFirst(req: PayloadRequest, tenant: string, wanted: NewDealer): Promise<string> {
  const { adminName: name, adminEmail: email } = wanted
  if (!email) return ''
  try {
    await inviteStaff(req, {
      name,
      email,
      role: OWNER,
      tenants: [tenant],
      locations: [],
      lead_categories: [],
    })
    return ''
  } catch (error) {
    if (error instanceof APIError) return error.message
    throw error
  }
}

/** -> 201 {id, note}: `note` says what has to be done by hand. */
async function make(req: PayloadRequest): Promise<Response> {
  const by = platformOf(req)
  const wanted = await bodyOf(req, newDealerSchema)
  if (wanted.adminEmail) await refuseKnown(req, wanted.adminEmail)
  const { id } = await inWords(makeDealer(wanted, by))
  const note = await inviteFirst(req, id, wanted)
  return Response.json({ id, note }, { status: 201 })
}

/** {to} -> 200 {told}: how many of its admins got a mail. */
async function stand(req: PayloadRequest): Promise<Response> {
  const by = platformOf(req)
  const { to } = await bodyOf(req, statusSchema)
  return Response.json({ told: await inWords(setStatus(await dealerOf(req), to, by)) })
}

/** `{name}`, exactly as written -> 200 {stored}: where the export is. */
async function remove(req: PayloadRequest): Promise<Response> {
  const by = platformOf(req)
  const { name } = await bodyOf(req, removeSchema)
  return Response.json(await inWords(removeDealer(await dealerOf(req), name, by)))
}

export const dealerEndpoints: Endpoint[] = [
  { path: '/dealers', method: 'post', handler: make },
  { path: '/dealers/:id/standing', method: 'post', handler: stand },
  { path: '/dealers/:id/remove', method: 'post', handler: remove },
]

const bodySchema = z.strictObject({ dealer: z.string('Choose a dealer.').max(64) })
const YEAR_SECONDS = 365 * 24 * 3600

/** `{dealer}`, empty for all -> 200: lists, Today and new rows are limited to it in this browser. */
async function show(req: PayloadRequest): Promise<Response> {
  const { dealer } = await bodyOf(req, bodySchema)
  if (!req.user || (dealer && !(await canShow(req.payload, req.user, dealer)))) throw new NotFound(req.t)
  const cookie = [
    `${SHOWN_COOKIE}=${dealer}`,
    'Path=/admin',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${dealer ? YEAR_SECONDS : 0}`,
    ...(env.mode === 'production' ? ['Secure'] : []),
  ]
  return Response.json({}, { headers: { 'set-cookie': cookie.join('; ') } })
}

export const shownDealerEndpoint: Endpoint = { path: '/shown-dealer', method: 'post', handler: show }
