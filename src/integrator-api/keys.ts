/** Keys of a dealer by a key that may make some: never one that may do more, elsewhere or for longer than itself. */
import { z } from 'zod'
import { dealershipsOf } from '@/core/dealer/rows/dealerships'
import { writeAudit } from '@/db/audit'
import { keyState, newKeySchema, OVERLAP_HOURS, SCOPES } from '@/features/keys/apiKeys.rules'
import { type ApiKey, createKey, keysOf, revokeKey } from '@/features/keys/keyRows'
import { endOf, missingScopes, reaches, reachesPlaces } from '@/features/keys/reach.rules'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { accepted, parseJson } from './body'
import { ApiError, json, notFound } from './problem'
import { type Call, lacksScope, refuseRepeats } from './withKey'

/** More than these would be a mistake of a program. */
const MOST_WORKING = 100

const time = z.string().nullable()
export const storedKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: 'The first letters of the key' }),
  scopes: z.array(z.enum(SCOPES)),
  dealerships: z.array(z.string()).meta({ description: 'Slugs; empty means every dealership' }),
  state: z.enum(['works', 'ending', 'ended']),
  ends_at: time.meta({ description: 'Null: until it is revoked' }),
  last_used_at: time,
})
export const madeKeySchema = storedKeySchema.extend({
  key: z.string().meta({ description: 'The secret. It is shown this once' }),
})
export const wantedKeySchema = z.strictObject({
  name: newKeySchema.shape.name,
  scopes: z.array(z.enum(SCOPES)).min(1),
  dealerships: newKeySchema.shape.dealerships
    .optional()
    .meta({ description: 'Slugs; left out: those of your key' }),
  days: newKeySchema.shape.days
    .optional()
    .meta({ description: 'How long it works; left out: as long as your key' }),
})

type KeyView = z.output<typeof storedKeySchema>
const viewOf = (key: ApiKey, now = Date.now()): KeyView => ({
  ...{ id: key.id, name: key.name, prefix: `fc_${key.prefix}`, scopes: key.scopes },
  ...{ dealerships: key.dealerships ?? [], state: keyState(key, now) },
  ends_at: endOf(key.expires_at, key.revoked_at),
  last_used_at: key.last_used_at ?? null,
})

export const notAccepted = (detail: string, pointer: string) =>
  new ApiError('invalid_body', 'The body was not accepted.', [{ detail, pointer }])

const reached = async ({ key }: Call<unknown>): Promise<ApiKey[]> =>
  (await keysOf(key.tenant)).filter((one) => reaches(key, one))

/** @throws the same 404 for a key that is not there, has ended, is another dealer's, or may do what the sender may not */
async function reachedKey(call: Call<{ key: string }>): Promise<ApiKey> {
  const found = (await reached(call)).find(({ id }) => id === call.params.key)
  if (!found || keyState(found, Date.now()) === 'ended') throw notFound()
  return found
}

const note = ({ key }: Call<unknown>, what: string, docId: string, docTitle: string) =>
  writeAudit({
    ...{ tenantId: key.tenant, who: key.name, via: 'api', what: `${what} integrator-keys` },
    ...{ entity: 'integrator-keys', docId, docTitle },
  })

interface Made {
  name: string
  scopes: ApiKey['scopes']
  dealerships: readonly string[]
  end: string | null
}
async function make(
  call: Call<unknown>,
  { name, scopes, dealerships, end }: Made,
  what: string,
): Promise<Response> {
  const { tenant } = call.key
  const { id, key } = await createKey({
    ...{ tenantId: tenant, name, scopes, dealerships, createdBy: `key ${call.key.name}` },
    ...(end ? { expiresAt: new Date(end) } : {}),
  })
  await note(call, what, id, name)
  const stored = (await keysOf(tenant)).find((one) => one.id === id)
  if (!stored) throw new Error('the new key is not there')
  const answer: z.output<typeof madeKeySchema> = { key, ...viewOf(stored) }
  return json(answer, { status: 201 })
}

export async function listKeys(call: Call<unknown>): Promise<Response> {
  const keys = await reached(call)
  call.note.rows = keys.length
  return json({ items: keys.map((key) => viewOf(key)) })
}

async function placesOf(
  { key }: Call<unknown>,
  wanted: readonly string[] | undefined,
): Promise<readonly string[]> {
  const places = wanted ?? key.dealerships ?? []
  const known = new Set((await dealershipsOf(key.tenant)).map(({ slug }) => slug))
  const foreign = places.find((slug) => !known.has(slug))
  if (foreign !== undefined || !reachesPlaces(key, places))
    throw notAccepted('must be of those that GET /dealerships lists', '/dealerships')
  return places
}

export async function makeKey(call: Call<unknown>): Promise<Response> {
  refuseRepeats(call)
  const { name, scopes, dealerships, days } = accepted(wantedKeySchema, await parseJson(call))
  const [lacking] = missingScopes(call.key, scopes)
  if (lacking) throw lacksScope([lacking])
  const places = await placesOf(call, dealerships)
  const works = (await keysOf(call.key.tenant)).filter((key) => keyState(key, Date.now()) !== 'ended')
  if (works.length >= MOST_WORKING)
    throw notAccepted(`the dealer has ${MOST_WORKING} keys that work: revoke some first`, '')
  const end = days ? new Date(Date.now() + days * DAY_MS).toISOString() : null
  const own = endOf(call.key.expires_at, call.key.revoked_at)
  return make(call, { name, scopes, dealerships: places, end: endOf(end, own) }, 'make')
}

/** A new key with the same rights; the old one works for another day. */
export async function rotateKey(call: Call<{ key: string }>): Promise<Response> {
  refuseRepeats(call)
  const old = await reachedKey(call)
  const over = new Date(Date.now() + OVERLAP_HOURS * HOUR_MS)
  // One that ends within the day has been replaced, or is not to go on.
  if (keyState(old, Date.now()) !== 'works') throw notFound()
  const end = endOf(old.expires_at, call.key.expires_at, call.key.revoked_at)
  const { name, scopes, dealerships } = old
  const answer = await make(call, { name, scopes, dealerships: dealerships ?? [], end }, 'replace')
  await revokeKey(old.prefix, over)
  return answer
}

export async function endKey(call: Call<{ key: string }>): Promise<Response> {
  const key = await reachedKey(call)
  const at = new Date()
  await revokeKey(key.prefix, at)
  await note(call, 'revoke', key.id, key.name)
  return json(viewOf({ ...key, revoked_at: at.toISOString() }))
}
