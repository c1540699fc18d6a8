/** `chat` answers by people, `assistant` by a program. */
export const CHAT_KINDS = ['chat', 'assistant'] as const
export type ChatKind = (typeof CHAT_KINDS)[number]
export const isChatKind = (value: unknown): value is ChatKind => CHAT_KINDS.some((kind) => kind === value)

export const CHAT_NEWS = { shown: 'forecourt:chat-shown', failed: 'forecourt:chat-failed' } as const
