/** Access rules decide which rows staff may change; this hook decides which values they may store in them. */
import {
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { idOf, idsOf, recordOf } from '@/access/ids'
import { labelIn } from '@/access/labelIn'
import { isPlatform, staffOf } from '@/access/staff'
import { references, type Reference } from './references'

const keyOf = ({ collection, id }: Reference) => `${collection}:${id}`

async function ownedIds(
  req: PayloadRequest,
  collection: string,
  wanted: string[],
  tenant: string,
): Promise<Set<string>> {
  const target = Object.values(req.payload.collections).find(
    ({ config }) => config.slug === collection,
  )?.config
  if (!target) return new Set()
  const has = (name: string) => target.flattenedFields.some((field) => field.name === name)
  if (!has('tenant') && !has('tenants')) return new Set(wanted)
  const found = await req.payload.find({
    collection: target.slug,
    where: { id: { in: wanted } },
    depth: 0,
    limit: wanted.length,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const owners = (doc: unknown) => [...idsOf(recordOf(doc).tenant), ...idsOf(recordOf(doc).tenants)]
  return new Set(found.docs.filter((doc) => owners(doc).includes(tenant)).flatMap((doc) => idOf(doc) ?? []))
}

async function crossTenant(req: PayloadRequest, refs: Reference[], tenant: string): Promise<Reference[]> {
  const byCollection = group(refs)
  const checked = [...byCollection].map(async ([collection, list]) => {
    const owned = await ownedIds(req, collection, [...new Set(list.map(({ id }) => id))], tenant)
    return list.filter(({ id }) => !owned.has(id))
  })
  return (await Promise.all(checked)).flat()
}

function group(refs: Reference[]): Map<string, Reference[]> {
  const groups = new Map<string, Reference[]>()
  for (const ref of refs) groups.set(ref.collection, [...(groups.get(ref.collection) ?? []), ref])
  return groups
}

function refuse(
  { slug, flattenedFields }: SanitizedCollectionConfig,
  req: PayloadRequest,
  path: string,
  message: string,
): never {
  const label = labelIn(flattenedFields, path)
  throw new ValidationError({ collection: slug, errors: [{ label, path, message }] }, req.t)
}

export const guardTenant: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = idOf(recordOf(originalDoc).tenant)
  const tenant = idOf(recordOf(data).tenant) ?? before
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff)) {
    if (!tenant) refuse(collection, req, 'tenant', 'Choose the dealer site.')
    if (!staff?.tenants.includes(tenant)) throw new Forbidden(req.t)
    if (before && before !== tenant) throw new Forbidden(req.t)
  }
  if (!tenant) return data
  const known =
    before === tenant ? new Set(references(collection.flattenedFields, originalDoc).map(keyOf)) : new Set()
  const added = references(collection.flattenedFields, data).filter((ref) => !known.has(keyOf(ref)))
  const [forbidden] = added.length ? await crossTenant(req, added, tenant) : []
  // One message for a document of another tenant and for a missing one: it must not reveal which exist.
  if (forbidden) refuse(collection, req, forbidden.path, 'Choose something that belongs to this dealer.')
  return data
}
