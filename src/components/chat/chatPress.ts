import { isChatKind, type ChatKind } from '@/features/chat/chat.rules'
import { isPlainClick } from '@/lib/dom'

export interface ChatPress {
  link: HTMLElement
  kind: ChatKind
}

/** The chat that a press asks for, whose link is then not followed; null for another press. */
export function chatPress(event: MouseEvent): ChatPress | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null
  const kind = link?.dataset.chat
  if (!link || !isChatKind(kind) || event.defaultPrevented || !isPlainClick(event)) return null
  event.preventDefault()
  return { link, kind }
}
