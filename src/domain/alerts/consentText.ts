import type { TenantConfig } from '@/domain/tenant/tenantConfig'

/** The sentence beside the button: pressing it, and then the one in the mail, is the consent. */
export const alertConsentText = ({ consent }: Pick<TenantConfig, 'consent'>, dealer: string): string =>
  consent.alerts.replaceAll('{dealer}', dealer)
