/** Webhooks of a dealer by a key that may set them up: only those that get no more than the key may read. */
import { ValidationError } from 'payload'
import { z } from 'zod'
import { tenantById } from '@/core/dealer/rows/dealerships'
import { renewedSecret } from '@/core/letter/rows/webhookEnds'
import { writeAudit } from '@/db/audit'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { env } from '@/env'
import { EVENT_TYPES } from '@/features/events/events.rules'
import { reachesPlaces } from '@/features/keys/reach.rules'
import { TEST_CALLS, sendTestWebhook } from '@/features/leads/testWebhook'
import { tally } from '@/lib/limiter'
import { accepted, parseJson } from './body'
import { eventsOfScopes, typesOf } from './events'
import { ApiError, json, notFound } from './problem'
import { type Call, lacksScope, refuseRepeats } from './withKey'

const MOST_WEBHOOKS = 20

const typesSchema = z.array(z.enum(EVENT_TYPES))
export const wantedWebhookSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  url: z.string().max(1000).meta({ description: 'Starts with https:// and is reachable from the internet' }),
  events: typesSchema
    .optional()
    .meta({ description: 'The types that it gets, of those that your key may read' }),
  leads: z.boolean().optional().meta({
    description: 'Whether it gets leads: needs leads:read, and a key that is bound to no dealership',
  }),
})
export const webhookChangeSchema = wantedWebhookSchema.partial().extend({
  enabled: z.boolean().optional().meta({ description: 'true starts one again that was switched off' }),
})
export const webhookSchema = z.object({
  ...{ id: z.string(), name: z.string(), url: z.string(), events: z.array(z.string()), leads: z.boolean() },
  dealerships: z.array(z.string()).meta({ description: 'Slugs; empty means every dealership' }),
  enabled: z.boolean(),
  off_reason: z.string().nullable().meta({ description: 'Why it was switched off' }),
})
export const madeWebhookSchema = webhookSchema.extend({
  secret: z.string().meta({ description: 'Signs the calls. It is shown this once' }),
})
export const testedSchema = z.object({
  took: z.boolean(),
  status: z.int().optional(),
  reason: z.string().optional(),
  words: z.string().optional().meta({ description: 'The beginning of what was answered' }),
  ms: z.int(),
})

const rowSchema = z.object({
  ...{ id: z.string(), name: z.string(), url: z.string(), enabled: z.boolean().nullish() },
  ...{ events: z.array(z.string()).nullish(), leads: z.boolean().nullish() },
  ...{ dealerships: z.array(z.string()).nullish(), off_reason: z.string().nullish() },
  ...{ secret: z.string().nullish() },
})
type Webhook = z.output<typeof webhookSchema>
const viewOf = (row: unknown): Webhook => {
  const { id, name, url, ...rest } = rowSchema.parse(row)
  return {
    ...{ id, name, url, events: rest.events ?? [], leads: rest.leads !== false },
    ...{ dealerships: rest.dealerships ?? [], enabled: rest.enabled === true },
    off_reason: rest.off_reason ?? null,
  }
}

/** One that gets more than the key may read is not the key's to point elsewhere. */
const isReached = ({ key }: Call<unknown>, { events, leads, dealerships }: Webhook): boolean => {
  const readable: readonly string[] = eventsOfScopes(key.scopes)
  const takesLeads = !leads || (key.scopes.includes('leads:read') && !key.dealerships?.length)
  return takesLeads && events.every((type) => readable.includes(type)) && reachesPlaces(key, dealerships)
}

async function reached(call: Call<unknown>): Promise<{ row: Row; view: Webhook }[]> {
  const rows = await (
    await table('lead-destinations')
  ).find([
    ['tenant', '=', call.key.tenant],
    ['kind', '=', 'webhook'],
  ])
  return rows.map((row) => ({ row, view: viewOf(row) })).filter(({ view }) => isReached(call, view))
}
/** @throws the same 404 for one that is not there, another dealer's, and one that gets more than the key may read */
async function reachedOne(call: Call<{ webhook: string }>): Promise<{ row: Row; view: Webhook }> {
  const found = (await reached(call)).find(({ view }) => view.id === call.params.webhook)
  if (!found) throw notFound()
  return found
}

const note = ({ key }: Call<unknown>, what: string, { id, name }: Webhook) =>
  writeAudit({
    ...{ tenantId: key.tenant, who: key.name, via: 'api', what: `${what} lead-destinations` },
    ...{ entity: 'lead-destinations', docId: id, docTitle: name },
  })

/** What the form of the admin refuses is refused here, by the same rule. */
async function checked<T>(save: () => Promise<T>): Promise<T> {
  return save().catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.data.errors.map(({ path, message }) => ({ detail: message, pointer: `/${path}` }))
    throw new ApiError('invalid_body', 'The body was not accepted.', errors)
  })
}

function mayGet(
  call: Call<unknown>,
  { events, leads }: { events?: readonly string[]; leads?: boolean },
): void {
  typesOf(events ?? [], call.key.scopes)
  if (leads && !call.key.scopes.includes('leads:read')) throw lacksScope(['leads:read'])
  if (leads && call.key.dealerships?.length)
    throw new ApiError('invalid_body', 'The body was not accepted.', [
      { detail: 'takes a key that is bound to no dealership', pointer: '/leads' },
    ])
}

export async function listWebhooks(call: Call<unknown>): Promise<Response> {
  const all = await reached(call)
  call.note.rows = all.length
  return json({ items: all.map(({ view }) => view) })
}

export async function makeWebhook(call: Call<unknown>): Promise<Response> {
  refuseRepeats(call)
  const wanted = accepted(wantedWebhookSchema, await parseJson(call))
  mayGet(call, wanted)
  const { tenant, dealerships } = call.key
  const others = await (await table('lead-destinations')).find([['tenant', '=', tenant]], { fields: ['id'] })
  if (others.length >= MOST_WEBHOOKS)
    throw new ApiError('invalid_body', `This dealer has ${MOST_WEBHOOKS} destinations: delete one first.`)
  const { name, url, events = [], leads = false } = wanted
  const payload = await getDb()
  const { secret } = renewedSecret({})
  const data = {
    ...{ tenant, enabled: true, placeholder_vehicle: true, secret, name, url, events, leads },
    kind: 'webhook' as const,
    dealerships: dealerships ?? [],
  }
  const made = await checked(() =>
    payload.create({ collection: 'lead-destinations', data, depth: 0, overrideAccess: true }),
  )
  const view = viewOf(made)
  await note(call, 'make', view)
  const answer: z.output<typeof madeWebhookSchema> = { ...view, secret }
  return json(answer, { status: 201 })
}

async function store({ id }: Webhook, data: object): Promise<Webhook> {
  const payload = await getDb()
  return viewOf(
    await checked(() =>
      payload.update({ collection: 'lead-destinations', id, data, depth: 0, overrideAccess: true }),
    ),
  )
}

export async function changeWebhook(call: Call<{ webhook: string }>): Promise<Response> {
  const { view } = await reachedOne(call)
  const wanted = accepted(webhookChangeSchema, await parseJson(call))
  mayGet(call, wanted)
  const changed = await store(view, wanted)
  await note(call, 'update', changed)
  return json(changed)
}

export async function deleteWebhook(call: Call<{ webhook: string }>): Promise<Response> {
  const { view } = await reachedOne(call)
  await (await table('lead-destinations')).delete([['id', '=', view.id]])
  await note(call, 'delete', view)
  return json(view)
}

/** The replaced secret signs for another day too. */
export async function rotateWebhook(call: Call<{ webhook: string }>): Promise<Response> {
  refuseRepeats(call)
  const { row, view } = await reachedOne(call)
  const renewed = renewedSecret(row)
  await store(view, renewed)
  await note(call, 'new signing secret for', view)
  const answer: z.output<typeof madeWebhookSchema> = { ...view, secret: renewed.secret }
  return json(answer)
}

export async function testWebhook(call: Call<{ webhook: string }>): Promise<Response> {
  const { row } = await reachedOne(call)
  const { used, retryAfter } = await tally(TEST_CALLS, call.key.tenant, env.redisUrl)
  if (used > TEST_CALLS.points)
    throw new ApiError('rate_limited', 'That is enough for an hour.', undefined, {
      'retry-after': String(retryAfter),
    })
  const dealer = await tenantById(call.key.tenant)
  const tested = await sendTestWebhook(row, dealer?.name ?? '')
  if (!tested) throw new ApiError('invalid_body', 'It has no signing secret yet: rotate it.')
  return json(tested)
}
