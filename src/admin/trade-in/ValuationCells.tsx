import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '@/access/ids'
import { ofRow, RowLink } from '@/admin/fields/RowLink'
import { isWaiting } from '@/admin/leads/hoursOf'
import { Named, Nothing, Pill } from '@/admin/kit/list/Named'
import { formatKm } from '@/core/money/format'
import { readTogether } from '@/lib/readTogether'
import type { Valuation } from '@/payload-types'
import { guideText, standingOf } from './standing'

type Cell = Omit<DefaultServerCellComponentProps, 'rowData'> & { rowData: Partial<Valuation> }

export const TradeInCell = ofRow(function TradeInCell({ rowData, ...cell }: Cell) {
  const { year, make, model, rego, km } = rowData
  const title = [year || '', make, model].filter(Boolean).join(' ') || 'A trade-in'
  const note = [rego, km ? formatKm(km) : ''].filter(Boolean).join(', ')
  return <Named cell={{ ...cell, rowData }} title={title} note={note} />
})

const CLOCKED = { state: true, createdAt: true, responded_at: true, asked_at: true } as const

/** The leads of a list are read at once. Leads have references within their dealer. */
const leadsOf = cache((payload: Payload, tenant: string) =>
  readTogether(async (references) => {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { and: [{ tenant: { equals: tenant } }, { lead_id: { in: references } }] },
      select: { lead_id: true, name: true, location_id: true, ...CLOCKED },
      ...{ depth: 0, pagination: false, overrideAccess: true },
    })
    return new Map(docs.map((lead) => [lead.lead_id, lead]))
  }),
)

/** Who may read a valuation may read its lead while both are of one location: a lead can be handed on. */
async function leadOf({ rowData, payload }: Pick<Cell, 'rowData' | 'payload'>) {
  const { lead_id, location_id } = rowData
  const tenant = idOf(rowData.tenant)
  const lead = lead_id && tenant ? await leadsOf(payload, tenant)(lead_id) : undefined
  return lead && idOf(lead.location_id) === idOf(location_id) ? lead : undefined
}

export const ShopperCell = ofRow(async function ShopperCell(cell: Cell) {
  return <RowLink cell={cell}>{(await leadOf(cell))?.name || '–'}</RowLink>
})

export const GuideCell = ofRow(({ rowData, ...cell }: Cell) => (
  <RowLink cell={{ ...cell, rowData }}>
    {guideText(rowData) ? <b className="fc-when">{guideText(rowData)}</b> : <Nothing />}
  </RowLink>
))

export const StandingCell = ofRow(async function StandingCell(cell: Cell) {
  const lead = await leadOf(cell)
  return (
    <RowLink cell={cell}>
      <Pill {...standingOf(cell.rowData, lead && isWaiting(lead))} />
    </RowLink>
  )
})
