import type { TenantConfig } from '@/domain/tenant/tenantConfig'

/** Consent is the press of this button and then of the button in the confirmation mail. */
export const alertConsentText = ({ consent }: Pick<TenantConfig, 'consent'>, dealer: string): string =>
  consent.alerts.replaceAll('{dealer}', dealer)
