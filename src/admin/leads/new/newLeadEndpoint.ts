import { type Payload, type TypedUser, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/access/ids'
import { ownPlaces } from '@/admin/bookings/deskPlaces'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { ifFound, readable } from '@/access/readable'
import { mayReadLeads } from '@/admin/may'
import { idOfLead } from '@/features/leads/noteOnLead'
import { takeSpokenLead } from '@/features/leads/spokenLead'
import { callerShape, canBeReached, NO_WAY } from '@/admin/bookings/deskBookingSchema'
import { formOf, SOURCES, TOPIC_NAMES } from './topics'

export interface LeadPlace {
  id: string
  name: string
  slug: string
  dealership_slug: string
  site: Site
}

/** Where a member of staff takes enquiries: for sales staff their own locations. Not of suspended dealers. */
export async function leadPlaces(payload: Payload, user: TypedUser): Promise<LeadPlace[]> {
  const places = await ownPlaces(payload, user)
  const ids = [...new Set(places.flatMap(({ tenant }) => idOf(tenant) ?? []))]
  const sites = new Map(await Promise.all(ids.map(async (id) => [id, await siteOfTenant(id)] as const)))
  return places.flatMap(({ id, name, slug, dealership_slug, tenant }) => {
    const site = sites.get(idOf(tenant) ?? '')
    return site ? [{ id, name, slug, dealership_slug, site }] : []
  })
}

const NO_TOPIC = 'Choose what it is about.'

const newLeadSchema = z
  .object({
    ...callerShape,
    location_id: z.string('Choose where.').min(1, 'Choose where.').max(64),
    car_id: z.string().max(64).nullish(),
    category: z.string(NO_TOPIC).refine((one) => TOPIC_NAMES.includes(one), NO_TOPIC),
    source: z.enum(SOURCES, 'Choose Phone or Walk-in.'),
  })
  .refine(canBeReached, NO_WAY)

const BUSY = 'This lead is being saved already. Wait a moment and look at the list of leads.'
const DIFFERENT = 'This was saved before with other details. Look at the list of leads.'

/** A lead may belong to a desk of which the person sees nothing. */
async function ownId(req: PayloadRequest, id: string | null): Promise<string | null> {
  const lead = await ifFound(readable(req, 'leads', id))
  return lead && String(lead.id)
}

/** `{key, name, phone, email, message, location_id, car_id?, category, source}` -> 201 `{reference, lead}`; `lead` is null for one that the person may not open. */
async function addLead(req: PayloadRequest): Promise<Response> {
  if (!req.user || !mayReadLeads(req.user)) throw new NotFound(req.t)
  const { key, location_id, source, category, car_id, ...person } = await bodyOf(req, newLeadSchema)
  const place = (await leadPlaces(req.payload, req.user)).find(({ id }) => id === location_id)
  if (!place) throw new NotFound(req.t)
  const { site, slug: location, dealership_slug } = place
  const spoken = { ...person, category, form: formOf(category), location, dealership_slug }
  const taken = await takeSpokenLead(
    site,
    { ...spoken, ...(car_id && { car_id }) },
    { key, source, at: new Date() },
  )
  if (taken.kind === 'wrong') throw refuse(taken.message, 422)
  if (taken.kind === 'running') throw refuse(BUSY, 409)
  if (taken.kind !== 'taken') throw refuse(DIFFERENT, 409)
  const tenant = site.tenant.id
  const id = await idOfLead(tenant, taken.lead_id)
  if (taken.isNew) await auditWork(req, 'leads', 'added', { id, tenant, lead_id: taken.lead_id })
  return Response.json({ reference: taken.lead_id, lead: await ownId(req, id) }, { status: 201 })
}

export const newLeadEndpoint: Endpoint = { path: '/new-leads', method: 'post', handler: addLead }
