/** Everything that is stored of one dealer, found by the schema: a collection added later is not forgotten. */
import { LOCKS } from '@/lib/payloadContract'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { getDb } from '@/db/payload'
import { rowsInPieces } from '@/db/pieces'
import { deleteIn, idsIn } from '@/db/everyTable'
import type { Clause, Row } from '@/db/tableTypes'

/** Locks removed at once. */
const PIECE = 500

const isOwned = ({ flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some(
    (field) => field.type === 'relationship' && field.name === 'tenant' && field.relationTo === 'tenants',
  )

export const ownedCollections = (payload: Payload): SanitizedCollectionConfig[] =>
  Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(isOwned)

const of = (tenant: string): Clause[] => [['tenant', '=', tenant]]

/** Of each collection that has rows of the dealer, their ids. */
export async function ownedIds(tenant: string): Promise<Map<string, string[]>> {
  const payload = await getDb()
  const slugs = ownedCollections(payload).map(({ slug }) => slug)
  return idsIn(payload, slugs, of(tenant))
}

export const ownedRows = (slug: string, tenant: string): AsyncGenerator<Row[]> =>
  rowsInPieces(slug, of(tenant))

/** Drafts and earlier versions, and who has a row open. Before the rows. */
async function deleteBeside(
  payload: Payload,
  tenant: string,
  filled: ReadonlyMap<string, string[]>,
): Promise<void> {
  const configs = ownedCollections(payload)
  for (const { slug, versions } of configs)
    if (versions)
      await payload.db.deleteVersions({ collection: slug, where: { 'version.tenant': { equals: tenant } } })
  const ids = configs.flatMap(({ slug, lockDocuments }) =>
    lockDocuments === false ? [] : (filled.get(slug) ?? []),
  )
  for (let from = 0; from < ids.length; from += PIECE)
    await payload.db.deleteMany({
      collection: LOCKS,
      where: { 'document.value': { in: ids.slice(from, from + PIECE) } },
    })
}

/** Removes rows of the dealer. `last`: collections that go after all others, one after the other, and what is done before them. */
export async function deleteOwned(
  tenant: string,
  filled: ReadonlyMap<string, string[]>,
  last: { slugs: readonly string[]; before: () => Promise<void> },
): Promise<Record<string, number>> {
  const payload = await getDb()
  await deleteBeside(payload, tenant, filled)
  const slugs = [...filled.keys()]
  const first = await deleteIn(
    payload,
    slugs.filter((slug) => !last.slugs.includes(slug)),
    of(tenant),
  )
  await last.before()
  const rest = await deleteIn(
    payload,
    last.slugs.filter((slug) => filled.has(slug)),
    of(tenant),
  )
  return Object.fromEntries([...first, ...rest].filter(([, count]) => count > 0))
}
