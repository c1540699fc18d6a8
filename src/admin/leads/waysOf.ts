import type { Payload } from 'payload'
import { dealerConfig } from '@/admin/dealerZone'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { replyNumber } from '@/features/leads/replyNumber'

/** Where the shopper's answers come: an SMS of staff goes to `mobile`, and a mail is answered into the lead or to its writer. */
export async function waysOf(payload: Payload, tenant: string, phone: string) {
  const config = tenantConfigSchema.safeParse(await dealerConfig(payload, tenant)).data
  return {
    mobile: config ? replyNumber(config, phone) : null,
    isAnsweredHere: Boolean(config?.forms.replyAddress),
    /** They are seen in the conversation, to which the mail leads. */
    takesPhotos: config?.features.messages === true,
  }
}
