import type { DataFromCollectionSlug } from 'payload'
import { getDb } from '@/db/payload'
import type { Site } from '@/core/dealer/views'
import { siteRead } from './row'
import { soundRow } from './soundRows'

/** The newest version at an address of the site, draft or published, whatever its dates. Check the staff session. */
export async function newestDraft<Slug extends 'offers' | 'pages' | 'posts'>(
  collection: Slug,
  site: Site,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const db = await getDb()
  const { docs } = await db.find({
    collection,
    where: { and: [{ tenant: { equals: site.tenant.id } }, { slug: { equals: slug } }] },
    draft: true,
    depth: 1,
    limit: 1,
    ...siteRead,
  })
  return docs[0] ? soundRow(db, collection, site.tenant.id, docs[0]) : null
}
