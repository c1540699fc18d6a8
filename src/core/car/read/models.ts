import { getDb } from '@/db/payload'
import { readAccessories } from '@/core/car/accessories'
import type { ModelView } from '@/core/dealer/views'
import type { Model } from '@/payload-types'
import { ofSite } from '@/core/dealer/read/ofSite'
import { siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

const toModel = (row: Model): ModelView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status,
  image: row.image ? { url: row.image.url, cutout: row.image.cutout } : null,
  override_url: row.override_url,
  manufacturer_body: row.manufacturer_body,
  manufacturer: row.manufacturer,
  body: row.body,
  accessories: readAccessories(row.accessories),
  accessories_count: row.accessories?.length || (row.accessories_count ?? 0),
  service_advantage: row.service_advantage,
  from_price: row.from_price,
  summary: row.summary,
  updatedAt: row.updatedAt,
})

export const listModels = ofSite(async (site): Promise<ModelView[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'models', site.tenant.id, (own) =>
    db.find({
      collection: 'models',
      where: { and: own },
      sort: ['position', 'name'],
      depth: 0,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map(toModel)
})
