/** The link of a conversation, and the mark of an address: made from the installation's secret, and stored nowhere. */
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { linkToken } from '@/lib/linkToken'
import { keyedBytes } from '@/lib/secrets'
import { MARK_LENGTH, markedAddress } from './inbound.rules'

export const threadKey = (tenant: string, lead_id: string): string =>
  linkToken('conversation', `${tenant} ${lead_id}`)

export const threadHref = (tenant: string, lead_id: string): string =>
  `/messages/${lead_id}?key=${threadKey(tenant, lead_id)}`

export const markOf = (tenant: string, lead_id: string): string =>
  keyedBytes(env.payloadSecret, 'answer by mail', `${tenant} ${lead_id}`)
    .toString('hex')
    .slice(0, MARK_LENGTH)

/** Where an answer by mail comes back to its lead; empty where the dealer has no mailbox for that. */
export const answerAddress = ({ config, tenant }: Site, lead_id: string): string =>
  config.forms.replyAddress && markedAddress(config.forms.replyAddress, lead_id, markOf(tenant.id, lead_id))
