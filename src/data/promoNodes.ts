import { cache } from 'react'
import { getDb } from '../db/payload'
import type { PromoNodeView, Site } from '../domain/views'
import { pictureUrl, siteRead } from './row'

/** The promotion cards whose span of dates includes now (S13), by their place in the list. */
export const listPromoNodes = cache(async (site: Site): Promise<PromoNodeView[]> => {
  const db = await getDb()
  const now = new Date().toISOString()
  const { docs } = await db.find({
    collection: 'promo-nodes',
    where: {
      and: [
        { tenant: { equals: site.tenant.id } },
        { or: [{ start: { exists: false } }, { start: { less_than_equal: now } }] },
        { or: [{ expiry: { exists: false } }, { expiry: { greater_than: now } }] },
      ],
    },
    sort: 'position',
    depth: 1,
    limit: 0,
    ...siteRead,
  })
  return docs.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text ?? '',
    label: row.label ?? '',
    href: row.href ?? '',
    image_url: pictureUrl(row.image, row.image_url),
    position: row.position,
    car_types: row.display ?? [],
    strictDisplay: row.strictDisplay ?? false,
  }))
})
