import type { Payload } from 'payload'
import { z } from 'zod'
import { dealerConfig } from '@/admin/dealerZone'
import type { Advertiser } from '@/features/compliance/advert.rules'
import { COUNTRIES } from '@/core/dealer/country/country'

const schema = z.object({
  licence: z.string().catch(''),
  country: z.enum(COUNTRIES).catch('AU'),
})

/** The dealer from its settings: the licence as the foot of each page shows it, empty when it is not set. */
export async function advertiserOf(payload: Payload, tenant: string): Promise<Advertiser> {
  const parsed = schema.safeParse(await dealerConfig(payload, tenant))
  return parsed.data ?? { licence: '', country: 'AU' }
}
