import type { FieldHook, PayloadRequest } from 'payload'
import { idOf } from '@/access/ids'
import { firstFree } from '@/lib/text'

const SLUGGED = [
  ...(['pages', 'posts', 'offers', 'models', 'locations', 'popups'] as const),
  ...(['team-members', 'reviews', 'promo-nodes', 'manufacturers'] as const),
] as const
type Slugged = (typeof SLUGGED)[number]

/** An address that no row of the dealer has, also none in the trash. `null`: the rows belong to no dealer. */
export async function freeSlug(
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: Slugged,
  tenant: string | null,
  wanted: string,
): Promise<string> {
  const { docs } = await payload.find({
    collection,
    where: { and: [...(tenant ? [{ tenant: { equals: tenant } }] : []), { slug: { contains: wanted } }] },
    ...{ depth: 0, pagination: false, overrideAccess: true, trash: true },
    select: { slug: true },
  })
  return firstFree(wanted, new Set(docs.map(({ slug }) => slug)))
}

export const isSlugged = (slug: string | undefined): slug is Slugged => SLUGGED.some((one) => one === slug)

/** The address of a copy: the original's with `-copy`, or the next free one. */
export const freeCopy: FieldHook = async ({ value, data, collection, req }) => {
  const tenant = idOf(data?.tenant)
  const slug = collection?.slug
  if (typeof value !== 'string' || !isSlugged(slug) || (!tenant && slug !== 'manufacturers')) return value
  return freeSlug(req, slug, tenant, `${value.slice(0, 100)}-copy`)
}
