/** What the admin remembers for a person, its columns and saved views for example: small, and not without end. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'
import { PREFERENCE_ENDPOINT, PREFERENCES } from '@/lib/payloadContract'
import { recordOf } from './ids'
import { staffOf } from './staff'

const MAX_BYTES = 20_000
const MAX_KEY = 200
export const MAX_PREFERENCES = 500

const refuse = (message: string, status: number) => new APIError(message, status, undefined, true)

function refuseLarge(value: unknown): void {
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > MAX_BYTES)
    throw refuse('That is too much to remember: at most 20 kB. Nothing was saved.', 413)
}

export const smallPreference: CollectionBeforeChangeHook = ({ data }) => {
  refuseLarge(recordOf(data).value)
  return data
}

async function refuseMany(req: PayloadRequest, key: string): Promise<void> {
  const own: Where[] = [
    { 'user.value': { equals: req.user?.id } },
    { 'user.relationTo': { equals: 'users' } },
  ]
  const count = (and: Where[]) =>
    req.payload.count({
      collection: PREFERENCES,
      where: { and: [...own, ...and] },
      overrideAccess: true,
    })
  if ((await count([{ key: { equals: key } }])).totalDocs) return
  if ((await count([])).totalDocs >= MAX_PREFERENCES)
    throw refuse(`At most ${MAX_PREFERENCES} preferences are remembered for one person.`, 422)
}

/** Payload's own call stores past all hooks. */
export const limitedPreferences = (endpoint: Endpoint): Endpoint =>
  endpoint.method !== PREFERENCE_ENDPOINT.method || endpoint.path !== PREFERENCE_ENDPOINT.path
    ? endpoint
    : {
        ...endpoint,
        async handler(req) {
          if (!staffOf(req.user)) return endpoint.handler(req)
          const body: unknown = await req.json?.().catch(() => ({}))
          const key = String(req.routeParams?.key ?? '')
          if (key.length > MAX_KEY) throw refuse(`A name has at most ${MAX_KEY} letters.`, 422)
          refuseLarge(body)
          await refuseMany(req, key)
          return endpoint.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
        },
      }
