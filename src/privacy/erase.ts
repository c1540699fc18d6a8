/** Erases people from rows. Leads and payments stay without the person; rows that serve the person alone are deleted. */
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { PersonTable } from '@/domain/privacy/personTables'
import { photosSchema } from '@/domain/valuations/photos'
import { privateStorage } from '@/integrations/storage'
import type { Found } from './person'

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))

async function removePhotos(rows: readonly Row[]): Promise<void> {
  const photos = rows.flatMap((row) => photosSchema.safeParse(row.photos).data ?? [])
  for (const { key } of photos) await privateStorage().remove(key)
}

/** Older history entries still hold shoppers' values; newer ones leave them out. */
async function clearHistory(entity: string, ids: readonly string[]): Promise<void> {
  await (
    await table('audit-log')
  ).update(
    [
      ['entity', '=', entity],
      ['doc_id', 'in', ids],
    ],
    { diff: null, doc_title: null },
  )
}

export async function eraseRows(
  { slug, left, open, unique = [] }: PersonTable,
  rows: readonly Row[],
): Promise<void> {
  const own = await table(slug)
  const ids = idsOf(rows)
  await removePhotos(rows)
  if (!left) await own.delete([['id', 'in', ids]])
  else {
    if (open)
      await own.update(
        [
          ['id', 'in', ids],
          ['state', 'in', open.states],
        ],
        { state: open.end },
      )
    await own.updateEach(
      ids.map((id) => ({
        where: [['id', '=', id]],
        set: { ...left, ...Object.fromEntries(unique.map((name) => [name, `erased ${id}`])) },
      })),
    )
  }
  await clearHistory(slug, ids)
}

/** A reservation that still holds a car or money must be ended first, because its person must be told. */
export const openHolds = (found: readonly Found[]): number =>
  found
    .filter(({ table: { slug } }) => slug === 'reservations')
    .flatMap(({ rows }) => rows)
    .filter(({ hold_open }) => hold_open === true).length

export async function erasePerson(found: readonly Found[]): Promise<void> {
  for (const { table: of, rows } of found) await eraseRows(of, rows)
}
