import { cache } from 'react'
import { getDb } from '@/db/payload'
import type { Site, TeamMemberView } from '@/core/dealer/views'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

export const listTeam = cache(async (site: Site, locationSlug?: string): Promise<TeamMemberView[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'team-members', site.tenant.id, (own) =>
    db.find({
      collection: 'team-members',
      where: {
        and: [
          ...own,
          { visible: { not_equals: false } },
          ...(locationSlug ? [{ location_slug: { equals: locationSlug } }] : []),
        ],
      },
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
