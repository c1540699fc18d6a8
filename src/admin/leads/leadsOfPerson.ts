import { ofAllDealers } from '@/access/shown'
import type { Payload, TypedUser, Where } from 'payload'
import { labelOf } from '@/fields/label'
import { wholeName } from '@/core/person/personName'
import { ownRows } from '@/admin/ownRows'
import { type LeadDoc, leadDocSchema } from './leadDoc'

export interface OtherLead {
  id: string
  lead_id: string
  /** It was joined into this one. */
  isJoined: boolean
  name: string
  title: string
  at: string
  state: string
}

const SHOWN = 20

/** What was joined into a lead, as far as this member of staff may read it. */
export async function joinedInto(payload: Payload, user: TypedUser | null, id: string): Promise<LeadDoc[]> {
  if (!user) return []
  const rows = await ownRows({ payload, user: ofAllDealers(user) }, 'leads', { merged_into: { equals: id } })
  return rows.flatMap((row) => leadDocSchema.safeParse(row).data ?? [])
}

/** The person's other leads at this dealer, as far as this member of staff may read them; newest first. */
export async function leadsOfPerson(payload: Payload, user: TypedUser, lead: LeadDoc): Promise<OtherLead[]> {
  const keys = ['cluster_id', 'person_email', 'person_phone'] as const
  const same: Where[] = keys.filter((key) => lead[key]).map((key) => ({ [key]: { equals: lead[key] } }))
  const joined: Where = { merged_into: { equals: lead.id } }
  const where: Where[] = [
    { tenant: { equals: lead.tenant } },
    { id: { not_equals: lead.id } },
    { or: [joined, ...same] },
  ]
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: where },
    sort: '-createdAt',
    depth: 0,
    limit: SHOWN,
    user: ofAllDealers(user),
    overrideAccess: false,
  })
  return docs.map(
    ({ id, lead_id, merged_into, name, last_name, category, stock_number, createdAt, state }) => ({
      ...{ id, lead_id, isJoined: merged_into === lead.id, name: wholeName({ name, last_name }) },
      title: [category ?? 'Enquiry', stock_number && `stock ${stock_number}`].filter(Boolean).join(', '),
      at: createdAt,
      state: labelOf(state),
    }),
  )
}
