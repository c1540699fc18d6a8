/** What is in the trash keeps its address, so that it can be restored. Who wants the address hears who has it, and may free it. */
import {
  NotFound,
  ValidationError,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { freeSlug, isSlugged } from '@/fields/freeSlug'
import { refuse } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { isPlatform, staffOf } from '@/access/staff'

const nameOf = ({ title, name, slug }: Record<string, unknown>): string => String(title ?? name ?? slug)

const takenWords = (name: string, isInTrash: boolean): string =>
  isInTrash
    ? `“${name}” in the trash has this address. Restore it, free the address, or choose a different one.`
    : `“${name}” has this address already. Choose a different one.`

/** Nobody learns of another dealer's addresses: guardTenant refuses those. Drafts may have any until they are published. */
export const nameHolderOfAddress: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const tenant = idOf(row.tenant)
  if (!tenant || !row.slug || (operation === 'update' && row._status !== 'published')) return data
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff) && !staff?.tenants.includes(tenant)) return data
  const own = operation === 'update' ? idOf(originalDoc) : null
  const found = await req.payload.db.findOne({
    collection: collection.slug,
    where: {
      and: [
        { tenant: { equals: tenant } },
        { slug: { equals: row.slug } },
        ...(own ? [{ id: { not_equals: own } }] : []),
      ],
    },
    req,
  })
  if (!found) return data
  const holder = recordOf(found)
  const message = takenWords(nameOf(holder), Boolean(holder.deletedAt))
  throw new ValidationError(
    { collection: collection.slug, errors: [{ label: 'Address of the page', path: 'slug', message }] },
    req.t,
  )
}

async function freed(req: PayloadRequest): Promise<Response> {
  const { payload, routeParams, user, t } = req
  const slug = String(routeParams?.collection)
  const collection = Object.values(payload.collections).find(({ config }) => config.slug === slug)?.config
  if (!collection || !user || !isSlugged(collection.slug)) throw new NotFound(t)
  const id = String(routeParams?.id)
  const mine = { ...{ collection: collection.slug, depth: 0, trash: true, overrideAccess: false, user, req } }
  const { docs } = await payload.find({ ...mine, where: { id: { equals: id } }, limit: 1 })
  const row = recordOf(docs[0])
  const tenant = idOf(row.tenant)
  if (!tenant) throw new NotFound(t)
  if (!row.deletedAt)
    throw refuse('It is not in the trash any more, so it keeps its address. Reload the page.', 409)
  const address = await freeSlug(req, collection.slug, tenant, `${String(row.slug).slice(0, 100)}-old`)
  // In the trash there is no draft beside the row: this is the row.
  await payload.update({ ...mine, id, data: { slug: address, _status: 'draft' } })
  return Response.json({ slug: address })
}

/** -> 200 {slug}: its address from now on. 404 for what one may not change, 409 for what is not in the trash. */
export const freeAddress: Omit<Endpoint, 'root'> = {
  path: '/:id/free-address',
  method: 'post',
  handler: freed,
}
