/** Pictures of the library with a focus other than their centre: it becomes part of their addresses. */
import type { Where } from 'payload'
import { cached } from '@/cache/cached'
import { siteTags } from '@/cache/tags'
import { getDb } from '@/db/payload'
import type { Site } from '@/core/dealer/views'
import { withFocus } from '@/lib/picture'
import { siteRead } from './row'
import { soundRows } from './soundRows'

type Focused = ReadonlyMap<string, string>

const focusedPictures = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => siteTags(host),
  read: async (site): Promise<Focused> => {
    const db = await getDb()
    const chosen: Where[] = [{ focalX: { not_equals: 50 } }, { focalY: { not_equals: 50 } }]
    const docs = await soundRows(db, 'media', site.tenant.id, (own) =>
      db.find({
        collection: 'media',
        where: { and: [...own, { or: chosen }] },
        depth: 0,
        limit: 0,
        ...siteRead,
      }),
    )
    return new Map(
      docs.flatMap(({ url, focalX, focalY }) => (url ? [[url, withFocus(url, focalX, focalY)]] : [])),
    )
  },
})

function focus(value: unknown, pictures: Focused): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const picture = typeof part === 'string' ? pictures.get(part) : undefined
    if (picture) Reflect.set(value, name, picture)
    else focus(part, pictures)
  }
}

/** Changes addresses within `views` in place: these were just read and belong to the caller. */
export async function withFocusedPictures<T>(site: Site, views: T): Promise<T> {
  const pictures = await focusedPictures(site)
  if (pictures.size > 0) focus(views, pictures)
  return views
}
