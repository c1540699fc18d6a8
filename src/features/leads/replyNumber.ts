import { mobileOf } from '@/core/place/phones/phones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { canText } from '@/integrations/sms'

/** Where an answer by SMS goes (E.164); null where the dealer sends none, nobody could, or it is no mobile number. */
export const replyNumber = ({ forms, country }: TenantConfig, phone: string): string | null =>
  forms.smsReplies && canText() ? mobileOf(phone, country) : null
