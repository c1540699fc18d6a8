/** Everything that is stored of one dealer, found by the schema: a collection added later is not forgotten. */
import { LOCKS } from '@/lib/payloadContract'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { getDb } from '@/db/payload'
import { rowsInPieces } from '@/db/pieces'
import { table, tableOf } from '@/db/table'
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

export async function ownedIds(slug: string, tenant: string): Promise<string[]> {
  const rows = await (await table(slug)).find(of(tenant), { fields: ['id'] })
  return rows.map(({ id }) => String(id))
}

export const ownedRows = (slug: string, tenant: string): AsyncGenerator<Row[]> =>
  rowsInPieces(slug, of(tenant))

/** Rows, their drafts and earlier versions, and who has them open. May be repeated. Returns how many rows went. */
export async function deleteOwned(config: SanitizedCollectionConfig, tenant: string): Promise<number> {
  const payload = await getDb()
  if (config.versions)
    await payload.db.deleteVersions({
      collection: config.slug,
      where: { 'version.tenant': { equals: tenant } },
    })
  if (config.lockDocuments !== false) {
    const ids = await ownedIds(config.slug, tenant)
    for (let from = 0; from < ids.length; from += PIECE)
      await payload.db.deleteMany({
        collection: LOCKS,
        where: { 'document.value': { in: ids.slice(from, from + PIECE) } },
      })
  }
  return tableOf(payload, config.slug).delete(of(tenant))
}
