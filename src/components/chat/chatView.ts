import { type ChatKind, firstChat, offeredChats } from '@/features/chat/chat.rules'
import { telHref } from '@/core/place/phones/phones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export interface ChatView {
  labels: Partial<Record<ChatKind, string>>
  /** What the button opens. */
  first: ChatKind
  /** Empty where the dealer counts its calls: then the contact page has the number. */
  phone: string
  tel: string
}

/** Null where the dealer has neither a chat nor an assistant: then there is no button and no code of it. */
export function chatView(config: TenantConfig): ChatView | null {
  const { phone, country } = config
  const { chat, assistant } = offeredChats(config)
  const labels = { chat: chat?.label, assistant: assistant?.label }
  const first = firstChat(config)?.kind
  return first ? { labels, first, phone, tel: telHref(phone, country) } : null
}
