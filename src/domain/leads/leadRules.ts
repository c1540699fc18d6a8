import type { Site } from '@/domain/views'
import type { LeadForm } from './intents/names'
import type { LeadRules } from './leadSchema'

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
