import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { mayReadLeads } from '@/admin/may'
import { capital } from '@/lib/text'

/** `?tenant=` -> `{sources}`: where leads of a dealer came from, as the reports name it. Security: of leads that the person may read. */
async function sources({ user, payload, searchParams, t }: PayloadRequest): Promise<Response> {
  if (!user || !mayReadLeads(user)) throw new NotFound(t)
  const { values } = await payload.findDistinct({
    ...{
      collection: 'leads',
      field: 'came_from',
      sort: 'came_from',
      limit: 200,
      user,
      overrideAccess: false,
    },
    where: { tenant: { equals: searchParams.get('tenant') ?? '' } },
  })
  const named = values.flatMap(({ came_from }) => (came_from ? capital(came_from) : []))
  return Response.json({ sources: [...new Set(named)] })
}

export const leadSourcesEndpoint: Endpoint = { path: '/lead-sources', method: 'get', handler: sources }
