import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export const SIGN_IN_TYPES = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]
export type Gate = TenantConfig['gates'][number]

/** First match wins. Trade-in and selling a car are never behind a sign-in, so they have no line. */
const PATHS: readonly (readonly [Gate, RegExp])[] = [
  ['checkout', /^\/cars\/[^/]+\/(?:checkout|buy-online)$/],
  ['checkout', /^\/checkout-journey(?:\/[^/]+)?$/],
  ['car-finance', /^\/(?:apply-for-finance|finance-enquiry|car-finance)$/],
  ['finance', /^\/(?:finance|personalised\/finance)$/],
  ['spin-to-win', /^\/spin-to-win$/],
  ['online-payment', /^\/online-payment$/],
]

/** The gate that a dealer may put before a path, in any case and with or without a last slash. */
export const gateOf = (path: string): Gate | null => {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return PATHS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

export const gateBefore = (
  path: string,
  { features, gates }: Pick<TenantConfig, 'features' | 'gates'>,
): Gate | null => {
  const gate = features.signIn ? gateOf(path) : null
  return gate && gates.includes(gate) ? gate : null
}
