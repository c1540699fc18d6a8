import type { Policy } from '@/integrations/outbound/download'
import { PUBLIC_HOSTS } from '@/integrations/outbound/publicHosts'

export type { Policy }
export const PUBLIC: Policy = { ...PUBLIC_HOSTS, timeoutMs: 15_000, maxBytes: 15_000_000 }
