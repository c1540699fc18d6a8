/** Erases people from rows. Leads and payments stay without the person; rows that serve the person alone are deleted. */
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import type { PersonTable } from '@/core/person/personTables'
import { privateStorage } from '@/integrations/storage'
import type { Found } from './person'
import { photosOf } from '@/core/person/ownCarPhotos'

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id))

async function removePhotos(rows: readonly Row[]): Promise<void> {
  for (const { key } of rows.flatMap(photosOf)) await privateStorage().remove(key)
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

type Unfinished = readonly [is: (row: Row, now: Date) => boolean, words: string]

const refundIn = (column: string): Unfinished => [
  (row) => row[column] === 'refund_due',
  'A refund to this person is on its way. Erase them when it has arrived.',
]

/** What has to end first: the person must be told of it, or it needs the row. By collection. */
const UNFINISHED: Record<string, readonly Unfinished[]> = {
  reservations: [
    [
      ({ hold_open }) => hold_open === true,
      'This person has a car on hold. End the reservation first, then erase.',
    ],
    refundIn('money'),
  ],
  payments: [refundIn('state')],
  bookings: [
    [
      ({ state, start }, now) => state === 'booked' && new Date(String(start)) > now,
      'This person has a booking ahead. Cancel it first, then erase.',
    ],
  ],
}

/** Why a person cannot be erased yet, in words for staff; null when they can. */
export function unfinished(found: readonly Found[], now: Date): string | null {
  for (const {
    table: { slug },
    rows,
  } of found)
    for (const [is, words] of UNFINISHED[slug] ?? []) if (rows.some((row) => is(row, now))) return words
  return null
}

export async function erasePerson(found: readonly Found[]): Promise<void> {
  for (const { table: of, rows } of found) await eraseRows(of, rows)
}
