import { cache } from 'react'
import type { Where } from 'payload'
import { getDb } from '@/db/payload'
import { dayWindow, hasBegun } from '@/core/place/hours/dayWindow'
import type { PostView, Site } from '@/core/dealer/views'
import type { Post } from '@/payload-types'
import { newestDraft } from '@/core/dealer/read/newestDraft'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

const toPost = (row: Post): PostView => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt ?? '',
  category: row.category,
  author: row.author,
  published_at: row.published_at,
  image_url: pictureUrl(row.image, row.image_url),
  content: row.content,
  updatedAt: row.updatedAt,
})

const findPosts = async (site: Site, where: Where, limit: number): Promise<PostView[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'posts', site.tenant.id, (own) =>
    db.find({
      collection: 'posts',
      where: {
        and: [...own, { _status: { equals: 'published' } }, where],
      },
      sort: '-published_at',
      depth: 1,
      limit,
      ...siteRead,
    }),
  )
  const now = Date.now()
  return docs
    .filter(({ published_at: day }) => hasBegun(dayWindow(day, null, site.config.timezone), now))
    .map(toPost)
}

/** Published posts whose date has come by the dealer's clock, newest first. */
export const listPosts = cache(async (site: Site, category?: string): Promise<PostView[]> =>
  findPosts(site, category ? { category: { equals: category } } : {}, 0),
)

export const getPost = cache(
  async (site: Site, slug: string): Promise<PostView | null> =>
    (await findPosts(site, { slug: { equals: slug } }, 1))[0] ?? null,
)

/** The newest version. Check the staff session. */
export async function getPostDraft(site: Site, slug: string): Promise<PostView | null> {
  const row = await newestDraft('posts', site, slug)
  return row && toPost(row)
}
