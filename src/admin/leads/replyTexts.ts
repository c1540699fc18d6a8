import { ofAllDealers } from '@/access/shown'
import type { Payload, TypedUser } from 'payload'
import { filledTemplate, needsCar } from '@/features/leads/replyTemplate.rules'
import type { ReplyTemplate } from '@/payload-types'
import type { LeadDoc } from './leadDoc'

export interface ReplyText {
  id: string
  title: string
  text: string
  lacksCar: boolean
}

/** The dealer's templates, as far as this member of staff may read them. */
export async function readTemplates(
  payload: Payload,
  user: TypedUser,
  tenant: LeadDoc['tenant'],
): Promise<ReplyTemplate[]> {
  const { docs } = await payload.find({
    collection: 'reply-templates',
    where: { tenant: { equals: tenant } },
    sort: ['position', 'title'],
    depth: 0,
    limit: 0,
    pagination: false,
    user: ofAllDealers(user),
    overrideAccess: false,
  })
  return docs
}

export function replyTexts(templates: readonly ReplyTemplate[], user: TypedUser, lead: LeadDoc): ReplyText[] {
  const facts = {
    name: lead.name,
    car: lead.facts?.car?.name ?? '',
    dealer: lead.facts?.dealer?.name ?? '',
    me: user.name ?? '',
  }
  return templates.map(({ id, title, text }) => ({
    ...{ id, title, text: filledTemplate(text, facts) },
    lacksCar: !facts.car && needsCar(text),
  }))
}
