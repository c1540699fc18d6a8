import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import { ownPlaces } from '@/admin/bookings/ownPlaces'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'

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
