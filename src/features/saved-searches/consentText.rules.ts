import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** Consent is the press of this button and then of the button in the confirmation mail. */
export const alertConsentText = ({ consent }: Pick<TenantConfig, 'consent'>, dealer: string): string =>
  consent.alerts.replaceAll('{dealer}', dealer)

/** Consent is the press of the button that stands with this text. */
export const savedCarsConsentText = ({ consent }: Pick<TenantConfig, 'consent'>, dealer: string): string =>
  consent.savedCars.replaceAll('{dealer}', dealer)
