import { NotFound, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { everyRole } from '@/access/rules'
import { ofAllDealers } from '@/access/shown'
import { tenantFor } from '@/access/tenantFor'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { VOCABULARIES } from '@/core/car/vocabularies'

const MOST = 200

/** What stands in one field of the dealer's rows, in order, each once. */
export async function wordsIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  where: Where,
): Promise<string[]> {
  if (!req.user) throw new NotFound(req.t)
  const { values } = await req.payload.findDistinct({
    ...{ collection, field, where, sort: field, limit: MOST },
    ...{ user: ofAllDealers(req.user), overrideAccess: false },
  })
  return values.flatMap((row) => {
    const word: unknown = Reflect.get(row, field)
    return typeof word === 'string' && word ? [word] : []
  })
}

/** The cars of a dealer that its website can show. */
export const onShowOf = (tenant: string): Where => ({
  and: [{ tenant: { equals: tenant } }, { status: { in: [...ON_SHOW_STATUSES] } }],
})

const once = (words: readonly string[]): string[] => [...new Set(words)]

/** `?tenant=` -> {manufacturer, body, manufacturer_body}: the words that a model can be filed under. The same 404 as for makes. */
async function modelWords(req: PayloadRequest): Promise<Response> {
  const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
  const own: Where = { tenant: { equals: tenant } }
  const [makes, modelMakes, bodies, modelBodies, tabs] = await Promise.all([
    wordsIn(req, 'cars', 'make', onShowOf(tenant)),
    wordsIn(req, 'models', 'manufacturer', own),
    wordsIn(req, 'cars', 'simple_body', onShowOf(tenant)),
    wordsIn(req, 'models', 'body', own),
    wordsIn(req, 'models', 'manufacturer_body', own),
  ])
  return Response.json({
    manufacturer: once([...makes, ...modelMakes]).sort(),
    body: once([...bodies, ...modelBodies, ...VOCABULARIES.body.values]),
    manufacturer_body: once([...tabs, ...bodies]),
  })
}

export const modelWordsEndpoint: Endpoint = { path: '/model-words', method: 'get', handler: modelWords }
