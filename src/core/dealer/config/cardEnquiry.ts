import type { TenantConfig } from './tenantConfig'

export const cardEnquiry = ({
  quickEnquiry,
  enquire,
}: Pick<TenantConfig['labels'], 'quickEnquiry' | 'enquire'>): string => quickEnquiry || enquire
