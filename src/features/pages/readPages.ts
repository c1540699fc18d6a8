import { cache } from 'react'
import type { Where } from 'payload'
import { cached } from '@/cache/cached'
import { siteTags } from '@/cache/tags'
import { getDb } from '@/db/payload'
import type { PageView, Site } from '@/core/dealer/views'
import type { Page } from '@/payload-types'
import { withFocusedPictures } from '@/core/dealer/read/focus'
import { newestDraft } from '@/core/dealer/read/newestDraft'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

const toPage = (row: Page): PageView => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  layout: row.layout.map((block) => ({ ...block })),
  seo: {
    title: row.seo?.title || row.title,
    description: row.seo?.description ?? '',
    image_url: pictureUrl(row.seo?.image, row.seo?.image_url),
    noindex: row.seo?.noindex ?? false,
  },
  updatedAt: row.updatedAt,
})

const published: Where = { _status: { equals: 'published' } }

const readPage = async (site: Site, slug: string): Promise<PageView | null> => {
  const db = await getDb()
  const docs = await soundRows(db, 'pages', site.tenant.id, (own) =>
    db.find({
      collection: 'pages',
      where: {
        and: [...own, { slug: { equals: slug } }, published],
      },
      depth: 1,
      limit: 1,
      ...siteRead,
    }),
  )
  return docs[0] ? withFocusedPictures(site, toPage(docs[0])) : null
}

const publishedPage = cached({
  key: ({ site, slug }: { site: Site; slug: string }) => `${site.host}/${slug}`,
  tags: ({ site }) => siteTags(site.host),
  read: ({ site, slug }) => readPage(site, slug),
})

/** `slug` has no leading slash (`home` is the front page). */
export const getPage = cache(async (site: Site, slug: string): Promise<PageView | null> =>
  publishedPage({ site, slug }),
)

/** The newest version. Check the staff session. */
export async function getPageDraft(site: Site, slug: string): Promise<PageView | null> {
  const row = await newestDraft('pages', site, slug)
  return row && withFocusedPictures(site, toPage(row))
}

export const listPages = cache(
  async (site: Site): Promise<Pick<PageView, 'slug' | 'title' | 'updatedAt'>[]> => {
    const db = await getDb()
    const { docs } = await db.find({
      collection: 'pages',
      where: {
        and: [{ tenant: { equals: site.tenant.id } }, published, { 'seo.noindex': { not_equals: true } }],
      },
      select: { slug: true, title: true, updatedAt: true },
      sort: 'slug',
      depth: 0,
      limit: 0,
      ...siteRead,
    })
    return docs.map(({ slug, title, updatedAt }) => ({ slug, title, updatedAt }))
  },
)
