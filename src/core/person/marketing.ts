import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** A pre-ticked box, or one that was never shown, is no consent, whatever was sent. */
export const agreesToNews = (
  optIn: boolean,
  { optInDefault, optInHidden }: Pick<TenantConfig['consent'], 'optInDefault' | 'optInHidden'>,
): boolean => optIn && !optInDefault && !optInHidden
