import type { Payload } from 'payload'
import { z } from 'zod'
import { dealerConfig } from '@/admin/dealerZone'
import type { Advertiser } from '@/features/compliance/advert.rules'
import { countryIn } from '@/core/dealer/country/country'

const schema = z.object({ licence: z.string() }).catch({ licence: '' })

/** The dealer from its settings: the licence as the foot of each page shows it, empty when it is not set. */
export async function advertiserOf(payload: Payload, tenant: string): Promise<Advertiser> {
  const config = await dealerConfig(payload, tenant)
  return { ...schema.parse(config), country: countryIn(config) }
}
