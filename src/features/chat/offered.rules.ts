import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { CHAT_KINDS, type ChatKind } from './kinds.rules'
import type { ChatConfig } from '@/core/dealer/config/chatProviders'

type Offering = Pick<TenantConfig, 'chat' | 'assistant'> & {
  features: Pick<TenantConfig['features'], 'autobot'>
}

/** The chats of a dealer. An assistant that answers by itself needs the dealer's consent (`autobot`). */
export const offeredChats = ({
  chat,
  assistant,
  features,
}: Offering): Partial<Record<ChatKind, ChatConfig>> => ({
  ...(chat && { chat }),
  ...(assistant && features.autobot && { assistant }),
})

export function firstChat(config: Offering): (ChatConfig & { kind: ChatKind }) | undefined {
  const offered = offeredChats(config)
  return CHAT_KINDS.flatMap((kind) => (offered[kind] ? [{ kind, ...offered[kind] }] : []))[0]
}
