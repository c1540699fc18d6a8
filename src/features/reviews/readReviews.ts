import { getDb } from '@/db/payload'
import type { ReviewView } from '@/core/dealer/views'
import { ofSite } from '@/core/dealer/read/ofSite'
import { siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

export const REVIEW_LIMIT = 12

export const listReviews = ofSite(async (site): Promise<ReviewView[]> => {
  if (!site.config.features.reviews) return []
  const db = await getDb()
  const docs = await soundRows(db, 'reviews', site.tenant.id, (own) =>
    db.find({
      collection: 'reviews',
      where: { and: own },
      sort: '-reviewed_at',
      depth: 0,
      limit: REVIEW_LIMIT,
      ...siteRead,
    }),
  )
  return docs.map((row) => ({
    id: row.id,
    customer_name: row.customer_name,
    text: row.text ?? null,
    rating: row.rating,
    review_date: row.review_date ?? '',
    image: row.image
      ? { url: row.image.url, ...(row.image.thumb && { thumb: { url: row.image.thumb.url } }) }
      : null,
  }))
})
