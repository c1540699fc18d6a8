import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { cache } from 'react'
import { recordOf } from '@/access/ids'
import { dealerOf } from '@/admin/dealerOf'
import { Nothing } from '@/admin/kit/list/Named'
import { shortName } from '@/core/place/locationNames'
import { RowLink } from './RowLink'
import { Line } from './shown'

import type { Referred } from '@/fields/reference'

const NAMED: readonly (Referred | 'tenants')[] = ['dealerships', 'locations', 'tenants']
const isNamed = (slug: string): slug is (typeof NAMED)[number] => NAMED.some((one) => one === slug)

/** One read per list, not one per row. Safe to share: a reference always points into the row's own tenant. */
export const nameOf = cache(async (payload: Payload, to: string, id: string): Promise<string> => {
  if (!isNamed(to)) return id
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

/** A list is of one dealer, so the dealer's name is not said in each row. */
export async function shortNameOf(payload: Payload, row: unknown, name: string): Promise<string> {
  const dealer = dealerOf(row)
  return dealer ? shortName(name, await nameOf(payload, 'tenants', dealer)) : name
}

export async function ReferenceCell({ cellData, field, payload, ...cell }: DefaultServerCellComponentProps) {
  const to = String(recordOf(recordOf(field).custom).refersTo)
  const id = typeof cellData === 'string' && cellData
  return (
    <RowLink cell={cell}>
      {id ? await shortNameOf(payload, cell.rowData, await nameOf(payload, to, id)) : <Nothing />}
    </RowLink>
  )
}

/** The same in a form, where nobody can choose another. */
export async function ReferenceFact({ siblingData, field, payload }: TextFieldServerProps) {
  const id: unknown = siblingData?.[field.name]
  if (typeof id !== 'string' || !id) return null
  return <Line field={field}>{await nameOf(payload, String(field.custom?.refersTo), id)}</Line>
}
