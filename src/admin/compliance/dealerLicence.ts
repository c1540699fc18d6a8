import type { Payload } from 'payload'
import { recordOf } from '@/access/ids'
import { dealerConfig } from '@/admin/dealerConfig'

/** The dealer's licence as the foot of each page shows it; empty when it is not set. */
export async function dealerLicence(payload: Payload, tenant: string): Promise<string> {
  const { licence } = recordOf(await dealerConfig(payload, tenant))
  return typeof licence === 'string' ? licence : ''
}
