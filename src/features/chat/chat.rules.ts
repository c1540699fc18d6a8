import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ChatConfig } from '@/core/dealer/config/chatProviders'

/** `chat` answers by people, `assistant` by a program. */
export const CHAT_KINDS = ['chat', 'assistant'] as const
export type ChatKind = (typeof CHAT_KINDS)[number]
export const isChatKind = (value: unknown): value is ChatKind => CHAT_KINDS.some((kind) => kind === value)

export const CHAT_NEWS = { shown: 'forecourt:chat-shown', failed: 'forecourt:chat-failed' } as const

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
