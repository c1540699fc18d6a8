import type { Payload } from 'payload'
import { KNOWN_MAKES } from '@/core/car/makes'
import { slugify } from '@/lib/slugify'

/** Every make that Australian dealers sell, without a logo, so that an offer can name any of them. */
export async function addKnownMakes(db: Payload): Promise<void> {
  const { docs } = await db.find({
    collection: 'manufacturers',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const stored = new Set(docs.map(({ slug }) => slug))
  for (const name of KNOWN_MAKES) {
    const slug = slugify(name)
    if (!stored.has(slug))
      await db.create({
        collection: 'manufacturers',
        data: { name, slug, logo: { url: null } },
        depth: 0,
        overrideAccess: true,
      })
  }
}
