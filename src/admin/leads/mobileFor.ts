import type { Payload } from 'payload'
import { dealerConfig } from '@/admin/dealerZone'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { replyNumber } from '@/features/leads/replyNumber'

export async function mobileFor(payload: Payload, tenant: string, phone: string): Promise<string | null> {
  const config = tenantConfigSchema.safeParse(await dealerConfig(payload, tenant)).data
  return config ? replyNumber(config, phone) : null
}
