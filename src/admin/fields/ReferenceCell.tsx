import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { recordOf } from '@/access/ids'
import { RowLink } from './RowLink'

import type { Referred } from '@/fields/reference'

const REFERRED: readonly Referred[] = ['dealerships', 'locations']
const isReferred = (slug: string): slug is Referred => REFERRED.some((one) => one === slug)

/** One read per list, not one per row. Safe to share: a reference always points into the row's own tenant. */
const nameOf = cache(async (payload: Payload, to: string, id: string): Promise<string> => {
  if (!isReferred(to)) return id
  const { docs } = await payload.find({
    collection: to,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.name ?? 'No longer there'
})

export async function ReferenceCell({ cellData, field, payload, ...cell }: DefaultServerCellComponentProps) {
  const to = String(recordOf(recordOf(field).custom).refersTo)
  const name = typeof cellData === 'string' && cellData ? await nameOf(payload, to, cellData) : '–'
  return <RowLink cell={cell}>{name}</RowLink>
}
