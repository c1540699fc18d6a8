import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { keyState, newKeySchema, OVERLAP_HOURS } from '@/features/keys/apiKeys.rules'
import { newApiKey } from '@/lib/secrets'
import type { IntegratorKey } from '@/payload-types'
import { DAY_MS, HOUR_MS } from '@/lib/time'

type OwnEndpoint = Omit<Endpoint, 'root'>

/** The secret leaves the server in this response only. */
async function store(
  req: PayloadRequest,
  row: Pick<IntegratorKey, 'name' | 'tenant' | 'scopes' | 'dealerships' | 'expires_at'>,
  verb: string,
): Promise<Response> {
  const { key, prefix, hash } = newApiKey()
  const data = { ...row, prefix, hash, created_by: req.user?.email ?? '' }
  // Without the user's request: the audit log must not hold the hash.
  const made = await req.payload.create({
    collection: 'integrator-keys',
    data,
    depth: 0,
    overrideAccess: true,
  })
  await auditWork(req, 'integrator-keys', verb, { ...made }, row.name)
  return Response.json({ key, name: row.name }, { status: 201, headers: { 'cache-control': 'no-store' } })
}

async function ownKey(req: PayloadRequest): Promise<IntegratorKey> {
  const { id } = await changeable(req, 'integrator-keys', req.routeParams?.id)
  return req.payload.findByID({
    ...{ collection: 'integrator-keys', id: String(id), depth: 0, overrideAccess: true },
  })
}

async function endKey({ payload }: PayloadRequest, id: string, at: Date): Promise<void> {
  const data = { revoked_at: at.toISOString() }
  await payload.update({ collection: 'integrator-keys', id, data, depth: 0, overrideAccess: true })
}

/** Checks that the caller may see the dealer and that the named dealerships are the dealer's. */
async function ownDealer(req: PayloadRequest, tenant: string, slugs: readonly string[]): Promise<void> {
  const staff = staffOf(req.user)
  if (!req.user || !worksAs(staff, dealerAdmins)) throw new NotFound(req.t)
  const own = { depth: 0, limit: 0, pagination: false, user: req.user, overrideAccess: false } as const
  const dealers = await req.payload.find({ ...own, collection: 'tenants', where: { id: { equals: tenant } } })
  if (!dealers.docs[0]) throw new NotFound(req.t)
  const dealerships = await req.payload.find({
    ...own,
    collection: 'dealerships',
    where: { tenant: { equals: tenant } },
  })
  const notOwned = slugs.find((slug) => !dealerships.docs.some((dealership) => dealership.slug === slug))
  if (notOwned !== undefined)
    throw refuse('One of the dealerships does not belong to this dealer. Tick them again.', 422)
}

/** Makes a key. Returns `{key, name}`. */
export const makeKeyEndpoint: OwnEndpoint = {
  path: '/make',
  method: 'post',
  async handler(req) {
    if (!req.user) throw new NotFound(req.t)
    const { days, ...wanted } = await bodyOf(req, newKeySchema)
    await ownDealer(req, wanted.tenant, wanted.dealerships)
    const expires_at = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString()
    return store(req, { ...wanted, expires_at }, 'make')
  },
}

/** Makes a key with the same rights; the old one works for another day. */
export const replaceKeyEndpoint: OwnEndpoint = {
  path: '/:id/replace',
  method: 'post',
  async handler(req) {
    const old = await ownKey(req)
    const end = new Date(Date.now() + OVERLAP_HOURS * HOUR_MS)
    if (old.revoked_at && old.revoked_at <= end.toISOString())
      throw refuse('This key is about to end: make a new one.', 409)
    const { name, tenant, scopes, dealerships, expires_at } = old
    const answer = await store(req, { name, tenant, scopes, dealerships, expires_at }, 'replace')
    await endKey(req, old.id, end)
    return answer
  },
}

/** Ends a key at once: the next call with it is refused. */
export const revokeKeyEndpoint: OwnEndpoint = {
  path: '/:id/revoke',
  method: 'post',
  async handler(req) {
    const key = await ownKey(req)
    const now = new Date()
    if (keyState(key, now.getTime()) === 'ended') throw refuse('This key has ended already.', 409)
    await endKey(req, key.id, now)
    await auditWork(req, 'integrator-keys', 'revoke', { ...key }, key.name)
    return Response.json({ name: key.name })
  },
}
