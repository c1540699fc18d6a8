/** Two stores row by row: a sum that does not depend on the order, and says nothing of how a store keeps an empty value. */
import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Row } from '@/db/tableTypes'
import { isRecord } from '@/lib/isRecord'
import { movedSlugs, rowsOf, versionedSlugs, versionsOf } from './rows'

/** Names in order; what is empty is absent, and a moment is its text. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  const parts = Object.entries(value)
    .map(([name, part]) => [name, plain(part)] as const)
    .filter(([, part]) => part !== null && part !== undefined && !isEmpty(part))
  return Object.fromEntries(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0

export const sumOf = (row: unknown): bigint =>
  BigInt(
    `0x${createHash('sha256')
      .update(JSON.stringify(plain(row)))
      .digest('hex')}`,
  )

export interface Sum {
  count: number
  sum: bigint
}
export type Sums = Map<string, Sum>

type Mapped = (row: Row) => unknown

async function sumUp(pieces: AsyncGenerator<Row[]>, mapped: Mapped): Promise<Sum> {
  const all = { count: 0, sum: 0n }
  for await (const rows of pieces)
    for (const row of rows) {
      all.count++
      all.sum ^= sumOf(mapped(row))
    }
  return all
}

/** The id of a version is its store's own, and which one is the latest is worked out anew. */
export const versionFacts = ({ parent, version, createdAt, updatedAt }: Row): Row => ({
  ...{ parent, version, createdAt, updatedAt },
})

/** `mapped`: a row as the other store has it. */
export async function sumsOf(payload: Payload, mapped: Mapped = (row) => row): Promise<Sums> {
  const sums: Sums = new Map()
  for (const slug of movedSlugs(payload)) sums.set(slug, await sumUp(rowsOf(payload, slug), mapped))
  for (const slug of versionedSlugs(payload))
    sums.set(
      `versions of ${slug}`,
      await sumUp(versionsOf(payload, slug), (row) => mapped(versionFacts(row))),
    )
  return sums
}

/** One sentence for each collection that is not the same. */
export const differences = (before: Sums, after: Sums): string[] =>
  [...before].flatMap(([name, { count, sum }]) => {
    const found = after.get(name) ?? { count: 0, sum: 0n }
    if (found.count !== count) return [`${name}: ${count} rows before, ${found.count} after`]
    return found.sum === sum ? [] : [`${name}: ${count} rows, whose content differs`]
  })
