/** A page, post or offer that shoppers know gets another address: links, bookmarks and search engines have the old one. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { isShown, shownBefore } from '@/access/liveRow'
import { knownAddresses } from '@/collections/Redirects/knownAddresses'
import { offerHref } from '@/features/offers/offers.rules'
import { moved } from '@/features/redirects/redirects.rules'
import type { Manufacturer } from '@/payload-types'
import { nameHolderOfAddress } from './addressInTrash'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

type Doc = Record<string, unknown>
type Config = Awaited<ReturnType<typeof knownAddresses>>['config']

async function makeOf({ payload }: PayloadRequest, doc: Doc): Promise<Manufacturer | null> {
  const where = { id: { equals: idOf(doc.manufacturer) ?? '' } }
  const { docs } = await payload.find({ collection: 'manufacturers', where, depth: 0, overrideAccess: true })
  return docs[0] ?? null
}

async function addressesOf(req: PayloadRequest, collection: string, doc: Doc, config: Config) {
  const slug = String(doc.slug)
  if (collection === 'pages') return [slug === 'home' ? '/' : `/${slug}`] as const
  if (collection === 'posts') return [`/blog/${slug}`] as const
  const manufacturer = await makeOf(req, doc)
  // With and without the make: the site answers both.
  return [offerHref({ slug, manufacturer }, config.manufacturer), `/offers/${slug}`] as const
}

/** In the name of who saves it, so that the history of the redirects says who it was. */
const leadOldAddress: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const after = recordOf(doc)
  const before = shownBefore(req, after)
  const tenant = idOf(after.tenant)
  if (!tenant || !before || !isShown(after) || before.slug === after.slug) return doc
  const known = await knownAddresses(req, tenant)
  const changes = moved(
    await addressesOf(req, collection.slug, before, known.config),
    await addressesOf(req, collection.slug, after, known.config),
    known,
  )
  const own = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  for (const { id } of changes.dropped) await req.payload.delete({ ...own, id })
  for (const { id, to } of changes.turned) await req.payload.update({ ...own, id, data: { to } })
  for (const rule of changes.made)
    await req.payload.create({ ...own, data: { ...rule, permanent: true, tenant } })
  return doc
}

export const leadsOn = {
  ...shownOnSite,
  beforeChange: [nameHolderOfAddress],
  afterChange: [leadOldAddress, ...shownOnSite.afterChange],
}
