import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { cache } from 'react'
import { recordOf } from '@/access/ids'
import { RowLink } from './RowLink'
import { Line } from './shown'

import type { Referred } from '@/fields/reference'

const REFERRED: readonly Referred[] = ['dealerships', 'locations']
const isReferred = (slug: string): slug is Referred => REFERRED.some((one) => one === slug)

/** One read per list, not one per row. Safe to share: a reference always points into the row's own tenant. */
export const nameOf = cache(async (payload: Payload, to: string, id: string): Promise<string> => {
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

/** The same in a form, where nobody can choose another. */
export async function ReferenceFact({ siblingData, field, payload }: TextFieldServerProps) {
  const id: unknown = siblingData?.[field.name]
  if (typeof id !== 'string' || !id) return null
  return <Line field={field}>{await nameOf(payload, String(field.custom?.refersTo), id)}</Line>
}
