import type { TenantConfig } from './tenantConfig'

/** What an enquiry is called where there is little room: the dealer's short label, else that of the car's page. */
export const cardEnquiry = ({
  quickEnquiry,
  enquire,
}: Pick<TenantConfig['labels'], 'quickEnquiry' | 'enquire'>): string => quickEnquiry || enquire
