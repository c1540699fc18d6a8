import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** What takes payments on this server: a real provider, or the built-in one without money. */
export interface Provider {
  real: boolean
  demo: boolean
}

/**
 * Without a real provider nobody can pay outside the demo, unless the dealer is marked as one that takes test
 * payments. Everything that asks for a payment is then off: no page, no link, no call.
 */
export function withPayments<Config extends Pick<TenantConfig, 'features' | 'reserve' | 'payments'>>(
  config: Config,
  { real, demo }: Provider,
): Config {
  if (real || demo || config.payments.test) return config
  const reserve = config.features.reserve && config.reserve.deposit === 0
  return { ...config, features: { ...config.features, reserve, onlinePayment: false } }
}
