import type { Endpoint, PayloadRequest, RelationshipFieldSingleValidation, Where } from 'payload'
import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'
import { isAtLocations } from '@/access/roles'
import { sellersAtLocations, sellersOfAll } from '@/access/rules'
import { isAbout, topicsOf } from '@/features/leads/leadCategories.rules'
import type { User } from '@/payload-types'

const MAX_PEOPLE = 500
const leadTopics = z.object({ form: textOrEmpty, category: textOrEmpty, subcategory: textOrEmpty })

/** The tenant's admins, and sales staff of the lead's location. */
function staffThere(lead: Record<string, unknown>): Where {
  const sales: Where = {
    and: [{ role: { in: [...sellersAtLocations] } }, { locations: { in: [idOf(lead.location_id) ?? ''] } }],
  }
  return {
    and: [
      { tenants: { in: [idOf(lead.tenant) ?? ''] } },
      { disabled: { not_equals: true } },
      { or: [{ role: { in: [...sellersOfAll] } }, sales] },
    ],
  }
}

/** Who sees the lead. Sales staff may not read the staff list, so it is read past their access. */
async function colleaguesOf(req: PayloadRequest, lead: Record<string, unknown>): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: staffThere(lead),
    sort: 'name',
    depth: 0,
    limit: MAX_PEOPLE,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const topics = topicsOf(leadTopics.parse(lead))
  return docs.filter(
    ({ role, lead_categories }) => !isAtLocations(role) || isAbout(lead_categories ?? [], topics),
  )
}

/** Who has it, also where a lead like it would not be given to them any more. */
async function holderOf(req: PayloadRequest, lead: Record<string, unknown>): Promise<User | null> {
  const id = idOf(lead.assigned_to)
  if (!id) return null
  const { docs } = await req.payload.find({
    ...{ collection: 'users', depth: 0, limit: 1, overrideAccess: true, req },
    where: { and: [{ id: { equals: id } }, { tenants: { in: [idOf(lead.tenant) ?? ''] } }] },
  })
  return docs[0] ?? null
}

/** Payload's own check would refuse sales staff every colleague. */
export const isColleague: RelationshipFieldSingleValidation = async (value, { data, previousValue, req }) => {
  const id = idOf(value)
  if (!id || id === idOf(previousValue)) return true
  const colleagues = await colleaguesOf(req, recordOf(data))
  return (
    colleagues.some((one) => one.id === id) ||
    'Choose somebody who works at the location of this lead, and on leads of its kind.'
  )
}

export const colleaguesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/colleagues',
  method: 'get',
  async handler(req) {
    const lead = await changeable(req, 'leads', req.routeParams?.id)
    const [docs, holder] = await Promise.all([colleaguesOf(req, lead), holderOf(req, lead)])
    const elsewhere = holder && !docs.some(({ id }) => id === holder.id)
    return Response.json({
      docs: [
        ...docs.map(({ id, name }) => ({ id, name })),
        ...(elsewhere ? [{ id: holder.id, name: `${holder.name}, no longer on leads like this` }] : []),
      ],
    })
  },
}
