/** The link of a conversation, and the mark of an address: made from the installation's secret, and stored nowhere. */
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { linkToken } from '@/lib/linkToken'
import { ownKey, ownLinksCookie } from '@/lib/ownLinks'
import { keyedBytes } from '@/lib/secrets'
import { MARK_LENGTH, markedAddress } from './inbound.rules'

const SECURE = env.mode === 'production'

export const threadKey = (tenant: string, lead_id: string): string =>
  linkToken('conversation', `${tenant} ${lead_id}`)

/** Of whoever sent the form, which proves no address: it opens that lead, and not what staff joined it into (0163). */
export const senderKey = (tenant: string, lead_id: string): string =>
  linkToken('conversation of its sender', `${tenant} ${lead_id}`)

export const threadHref = (tenant: string, lead_id: string, key = threadKey(tenant, lead_id)): string =>
  `/messages/${lead_id}?key=${key}`

/** The browser that sent a form has its key from now on, and no address has it. */
export const senderCookie = (cookies: string | null, tenant: string, lead_id: string): string =>
  ownLinksCookie(cookies, lead_id, senderKey(tenant, lead_id), SECURE)

export const keyInBrowser = (cookies: string | null, lead_id: string): string =>
  ownKey(cookies, lead_id, SECURE)

export const markOf = (tenant: string, lead_id: string): string =>
  keyedBytes(env.payloadSecret, 'answer by mail', `${tenant} ${lead_id}`)
    .toString('hex')
    .slice(0, MARK_LENGTH)

/** Where an answer by mail comes back to its lead; empty where the dealer has no mailbox for that. */
export const answerAddress = ({ config, tenant }: Site, lead_id: string): string =>
  config.forms.replyAddress && markedAddress(config.forms.replyAddress, lead_id, markOf(tenant.id, lead_id))
