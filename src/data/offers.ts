import { cache } from 'react'
import type { Where } from 'payload'
import { getDb } from '../db/payload'
import { hasEnded } from '../domain/offers'
import type { OfferView, Site } from '../domain/views'
import type { Offer } from '../payload-types'
import { pictureUrl, populated, siteRead } from './row'

const toOffer = (row: Offer): OfferView => {
  const model = populated(row.model)
  const manufacturer = populated(row.manufacturer)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    sanitized_description: row.sanitized_description ?? '',
    disclaimer: row.disclaimer,
    conditions: row.conditions,
    image_url: pictureUrl(row.image, row.image_url) ?? model?.image?.url,
    price_text: row.price_text,
    price_note: row.price_note,
    ends_at: row.ends_at,
    featured: row.featured,
    model: model && { name: model.name, slug: model.slug, override_url: model.override_url },
    manufacturer: manufacturer && { name: manufacturer.name, slug: manufacturer.slug },
  }
}

/** Published, begun, and not taken off this site. Their ends are judged apart: an ended offer still has its page. */
const findOffers = async (site: Site, where: Where, now: Date): Promise<OfferView[]> => {
  const db = await getDb()
  const begun: Where = { or: [{ starts_at: { exists: false } }, { starts_at: { less_than_equal: now.toISOString() } }] }
  const { docs } = await db.find({
    collection: 'offers',
    where: { and: [{ tenant: { equals: site.tenant.id } }, { _status: { equals: 'published' } }, begun, where] },
    sort: ['-featured', 'position', 'ends_at'],
    depth: 1,
    limit: 0,
    ...siteRead,
  })
  const own = [site.tenant.id, site.tenant.slug]
  return docs.filter(({ excluded_website_ids }) => !own.some((id) => excluded_website_ids?.includes(id))).map(toOffer)
}

/** The offers that run now, featured ones first (C7, C8). */
export const listOffers = cache(async (site: Site): Promise<OfferView[]> => {
  const now = new Date()
  return (await findOffers(site, {}, now)).filter((offer) => !hasEnded(offer, now))
})

/** An offer by id or slug, ended ones included (see hasEnded); null for drafts, future and excluded ones. */
export const getOffer = cache(async (site: Site, idOrSlug: string): Promise<OfferView | null> => {
  const either: Where = { or: [{ slug: { equals: idOrSlug } }, { id: { equals: idOrSlug } }] }
  return (await findOffers(site, either, new Date()))[0] ?? null
})
