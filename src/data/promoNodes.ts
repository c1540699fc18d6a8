import { getDb } from '@/db/payload'
import type { PromoNodeView, Site } from '@/domain/views'
import type { PromoNode } from '@/payload-types'
import { ofSite } from './ofSite'
import { pictureUrl, siteRead } from './row'

const toPromo = (row: PromoNode): PromoNodeView => ({
  id: row.id,
  title: row.title,
  text: row.text ?? '',
  label: row.label ?? '',
  href: row.href ?? '',
  image_url: pictureUrl(row.image, row.image_url),
  position: row.position,
  car_types: row.display ?? [],
  strictDisplay: row.strictDisplay ?? false,
})

interface PlannedPromo {
  start: string | null | undefined
  expiry: string | null | undefined
  view: PromoNodeView
}

const plannedPromos = ofSite(async (site): Promise<PlannedPromo[]> => {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'promo-nodes',
    where: { tenant: { equals: site.tenant.id } },
    sort: 'position',
    depth: 1,
    limit: 0,
    ...siteRead,
  })
  return docs.map((row) => ({ start: row.start, expiry: row.expiry, view: toPromo(row) }))
})

export const listPromoNodes = async (site: Site, now = new Date()): Promise<PromoNodeView[]> => {
  const at = now.toISOString()
  const planned = await plannedPromos(site)
  return planned
    .filter(({ start, expiry }) => (!start || start <= at) && (!expiry || expiry > at))
    .map(({ view }) => view)
}
