import { PUBLIC_HOSTS } from '@/integrations/outbound/publicHosts'
import type { Guard } from '@/integrations/outbound/types'

export interface Policy extends Guard {
  timeoutMs: number
  maxBytes: number
}

export const PUBLIC: Policy = { ...PUBLIC_HOSTS, timeoutMs: 15_000, maxBytes: 15_000_000 }
