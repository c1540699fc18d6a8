/** Chat services whose own page is shown in a frame: their scripts never run on a dealer's page. */
import { z } from 'zod'

interface Provider {
  /** The only host that the frame may reach. */
  origin: string
  path: (id: string) => string
}

const PROVIDERS = {
  crisp: { origin: 'https://go.crisp.chat', path: (id) => `/chat/embed/?website_id=${id}` },
  tawk: { origin: 'https://tawk.to', path: (id) => `/chat/${id}` },
  chatwoot: { origin: 'https://app.chatwoot.com', path: (id) => `/widget?website_token=${id}` },
  tidio: { origin: 'https://www.tidio.com', path: (id) => `/talk/${id}` },
} as const satisfies Record<string, Provider>

const names = z.enum(['crisp', 'tawk', 'chatwoot', 'tidio', 'sample'])

export const chatConfigSchema = z.object({
  provider: names,
  /** The account at the provider, for tawk.to `property/widget`. */
  id: z.string().regex(/^[\w-]{1,80}(?:\/[\w-]{1,80})?$/, 'Use the id that the provider gave you'),
  label: z.string().min(1).max(40),
})
export type ChatConfig = z.output<typeof chatConfigSchema>

/** Of demonstrations: a page of our own answers, which says that nobody sits there and where one can ask. */
const SAMPLE_PATH = '/chat-window/sample'

/** The address of the chat, and the host that the security policy allows for it. */
export function chatPage({ provider, id }: Pick<ChatConfig, 'provider' | 'id'>): {
  origin: string
  href: string
} {
  if (provider === 'sample') return { origin: "'self'", href: SAMPLE_PATH }
  const { origin, path } = PROVIDERS[provider]
  return { origin, href: origin + path(id) }
}
