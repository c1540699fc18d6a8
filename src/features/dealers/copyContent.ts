import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { recordOf } from '@/access/ids'
import { hasDrafts } from '@/access/liveRow'
import { NewRows } from '@/core/dealer/rows/newRows'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { repointed, withoutLeftBehind } from '@/core/dealer/copiedLinks'
import { LEGAL_PAGES } from '@/core/dealer/config/plainLegalPages'
import { getStorage } from '@/integrations/storage'
import { DealerFault } from './row'

/** The same value with each old id as its new one, also in addresses such as `/media/<tenant id>/x.webp`. */
export function rewritten(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return (
      ids.get(value) ?? value.replace(/(?<=\/media\/)[\w-]+(?=\/)/g, (folder) => ids.get(folder) ?? folder)
    )
  if (Array.isArray(value)) return value.map((part) => rewritten(part, ids))
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part, ids)]))
  return value
}

/* What a copy of a dealer takes over besides its settings. Its rows never refer to a row of the original. */

/** Pictures come first, because the others show them. People, locations, offers and reviews are not copied. */
const COPIED = [
  'models',
  'pages',
  'posts',
  'finance-rates',
  'reply-templates',
  'redirects',
] as const satisfies readonly CollectionSlug[]

type Data = RequiredDataFromCollectionSlug<(typeof COPIED)[number]>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

interface Between {
  from: string
  to: string
}

/** Returns old id -> new id, of the dealer and of each picture. */
async function copyPictures({ from, to }: Between): Promise<Map<string, string>> {
  const pictures = await table('media')
  const ids = new Map([[from, to]])
  const copies: Row[] = []
  for (const { id, ...row } of await pictures.find([['tenant', '=', from]])) {
    const file = await getStorage().get(`${from}/${row.filename}`)
    if (!file) continue
    await getStorage().put(`${to}/${row.filename}`, file, String(row.mimeType))
    const made = pictures.newId()
    copies.push({ ...row, id: made, tenant: to })
    ids.set(String(id), made)
  }
  await pictures.insertAll(copies)
  return ids
}

async function copyRows(
  db: Payload,
  copies: NewRows,
  slug: (typeof COPIED)[number],
  { from, to }: Between,
  ids: Map<string, string>,
) {
  const all = { depth: 0, pagination: false, overrideAccess: true } as const
  const where = { tenant: { equals: from } }
  const { docs } = await db.find({ collection: slug, where, ...all })
  // The row of what was never live is its first draft.
  const drafts = hasDrafts(db.collections[slug].config)
    ? (await db.find({ collection: slug, where, ...all, draft: true })).docs
    : []
  for (const doc of docs) {
    const stands = recordOf(doc)._status === 'draft' ? (drafts.find(({ id }) => id === doc.id) ?? doc) : doc
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...row } = recordOf(stands)
    // The site has plain ones with the new dealer's own details until it writes its own.
    if (slug === 'pages' && LEGAL_PAGES.includes(String(row.slug))) continue
    const data = repointed(rewritten({ ...row, tenant: to }, ids))
    if (!isData(data)) throw new TypeError(`${slug} is not a row`)
    try {
      await copies.make(slug, data)
    } catch (error) {
      const name = row.title ?? row.name ?? row.slug ?? row.from
      const why = error instanceof Error ? error.message : String(error)
      throw new DealerFault(`“${String(name)}” cannot be copied: ${why} Mend it there, then try again.`)
    }
  }
}

/** Returns the function that makes the settings the copy's own: new ids, and no link to a row that was not copied. */
export async function copyContent(db: Payload, between: Between): Promise<(value: unknown) => unknown> {
  const ids = await copyPictures(between)
  const copies = new NewRows(db)
  // Its dealership and pictures are stored by now.
  copies.of(between.to, false)
  for (const slug of COPIED) await copyRows(db, copies, slug, between, ids)
  await copies.store()
  return (value) => withoutLeftBehind(rewritten(value, ids))
}
