import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { planWords } from '@/features/plans/plan.rules'

/** Reads the plans of a whole list at once. No access check: the caller may already read the rows of the dealer. */
const plansFor = cache(async (payload: Payload, tenant: string, entity: string) => {
  const { docs } = await payload.find({
    collection: 'plans',
    where: { and: [{ tenant: { equals: tenant } }, { entity: { equals: entity } }] },
    ...{ sort: 'at', depth: 0, pagination: false, overrideAccess: true },
  })
  return docs
})

/** What happens to a row by itself, and when; null without a plan. */
export async function planText(payload: Payload, collection: string, row: Record<string, unknown>) {
  const tenant = idOf(row.tenant)
  const plans = tenant ? await plansFor(payload, tenant, collection) : []
  const plan = plans.find(({ doc_id }) => doc_id === row.id)
  return plan ? planWords(plan.act, plan.at, await dealerZone(payload, tenant ?? '')) : null
}

export async function PlanCell({ payload, rowData, ...cell }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders a cell without a row.
  if (!payload || !rowData || !cell.collectionSlug) return null
  const { link, linkURL, collectionSlug } = cell
  const words = await planText(payload, collectionSlug, rowData)
  return (
    <RowLink cell={{ collectionSlug, rowData, ...(link && { link }), ...(linkURL && { linkURL }) }}>
      {words ?? '–'}
    </RowLink>
  )
}
