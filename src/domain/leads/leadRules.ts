import type { Site } from '@/domain/views'
import type { LeadForm, LeadRules } from './leadSchema'

/** Which fields this dealer insists on, for one form. */
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
