import { cache } from 'react'
import type { Where } from 'payload'
import { cached } from '@/cache/cached'
import { siteTags } from '@/cache/tags'
import { getDb } from '@/db/payload'
import type { PageView, Site, PostView, TeamMemberView } from '@/core/dealer/views'
import type { Page, Post, Popup } from '@/payload-types'
import { withFocusedPictures } from '@/core/dealer/read/focus'
import { newestDraft } from '@/core/dealer/read/newestDraft'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'
import { dayWindow, hasBegun, type DayWindow, isOn } from '@/core/place/hours/dayWindow'
import { namedIn } from './pages.rules'
import { openable, type PopupView } from './popup.rules'
import { ofSite } from '@/core/dealer/read/ofSite'

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

export const listTeam = ofSite(async (site): Promise<TeamMemberView[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'team-members', site.tenant.id, (own) =>
    db.find({
      collection: 'team-members',
      where: { and: [...own, { visible: { not_equals: false } }] },
      sort: ['position', 'name'],
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map(({ id, name, role, bio, photo, photo_url, location_slug }) => ({
    id,
    name,
    role,
    bio,
    location_slug,
    photo_url: pictureUrl(photo, photo_url),
  }))
})

/** The people whom a block names. */
export const namedTeam = async (site: Site, names: string | null | undefined): Promise<TeamMemberView[]> =>
  names ? namedIn(names, await listTeam(site)) : []

interface PlannedPopup {
  window: DayWindow
  view: PopupView
}

const toPlanned = (row: Popup, window: DayWindow): PlannedPopup => ({
  window,
  view: {
    version: `${row.id} ${row.updatedAt}`,
    title: row.title,
    text: row.text ?? '',
    image_url: pictureUrl(row.image, row.image_url),
    label: row.label ?? '',
    href: row.href ?? '',
    until: window.until,
    paths: row.paths ?? [],
  },
})

const plannedPopups = ofSite(async (site): Promise<PlannedPopup[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'popups', site.tenant.id, (own) =>
    db.find({
      collection: 'popups',
      where: { and: own },
      sort: '-updatedAt',
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map((row) => toPlanned(row, dayWindow(row.first_day, row.last_day, site.config.timezone)))
})

/** Those that run, the newest first. The time is checked at each read, so the cached list stays valid. */
export const currentPopups = async (site: Site, now: Date): Promise<PopupView[]> => {
  const at = now.getTime()
  const on = (await plannedPopups(site)).filter(({ window }) => isOn(window, at))
  return openable(on.map(({ view }) => view))
}
