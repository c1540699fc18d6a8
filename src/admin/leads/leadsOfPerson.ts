import { ofAllDealers } from '@/access/shown'
import type { Payload, TypedUser, Where } from 'payload'
import { labelOf } from '@/fields/label'
import { wholeName } from '@/core/person/personName'
import type { LeadDoc } from './leadDoc'

export interface OtherLead {
  id: string
  name: string
  title: string
  at: string
  state: string
}

const SHOWN = 20

/** The person's other leads at this dealer, as far as this member of staff may read them; newest first. */
export async function leadsOfPerson(payload: Payload, user: TypedUser, lead: LeadDoc): Promise<OtherLead[]> {
  const keys = ['cluster_id', 'person_email', 'person_phone'] as const
  const same: Where[] = keys.filter((key) => lead[key]).map((key) => ({ [key]: { equals: lead[key] } }))
  if (!same.length) return []
  const where: Where[] = [{ tenant: { equals: lead.tenant } }, { id: { not_equals: lead.id } }, { or: same }]
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: where },
    sort: '-createdAt',
    depth: 0,
    limit: SHOWN,
    user: ofAllDealers(user),
    overrideAccess: false,
  })
  return docs.map(({ id, name, last_name, category, stock_number, createdAt, state }) => ({
    ...{ id, name: wholeName({ name, last_name }) },
    title: [category ?? 'Enquiry', stock_number && `stock ${stock_number}`].filter(Boolean).join(', '),
    at: createdAt,
    state: labelOf(state),
  }))
}
