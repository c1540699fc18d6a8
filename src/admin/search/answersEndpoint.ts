import { getAccessResults, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { getVisibleEntities } from '@payloadcms/ui/shared'
import { openLines } from '@/admin/frame/openLines'
import { requestedFor } from './searchTerms'
import { searchFor } from './searchFor'

/** Of each kind: the page of the search has the others. */
const SHOWN = 3

/** `?q=` -> `{hits}`: what the search finds, for the box while one types. Security: reads as the person, as the page does. */
async function answers(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  if (!user) throw new NotFound(req.t)
  const requested = requestedFor(req.searchParams.get('q'))
  if (!requested) return Response.json({ hits: [] })
  const permissions = await getAccessResults({ req })
  const open = openLines({ payload, user, permissions, visibleEntities: getVisibleEntities({ req }) })
  const groups = await searchFor({ payload, user }, requested, open)
  return Response.json({
    hits: groups.flatMap(({ title, hits }) => hits.slice(0, SHOWN).map((hit) => ({ ...hit, group: title }))),
  })
}

export const searchAnswersEndpoint: Endpoint = { path: '/search-answers', method: 'get', handler: answers }
