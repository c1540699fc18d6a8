import type { Site } from '@/core/dealer/views'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { LeadRules } from './leadSchema.rules'

export function leadRules(
  { config, dealerships }: Pick<Site, 'config' | 'dealerships'>,
  form: LeadForm,
): LeadRules {
  return {
    form,
    messageRequired: config.forms.messageRequired,
    dealershipRequired: config.forms.dealershipField && dealerships.length > 1,
    locationRequired: config.forms.locationField,
  }
}
