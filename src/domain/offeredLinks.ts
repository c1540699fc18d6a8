import type { TenantConfig } from './tenant/tenantConfig'

type Feature = 'garage' | 'finance' | 'tradeIn'
const NEEDS: Readonly<Record<string, Feature>> = {
  '/garage': 'garage',
  '/compare': 'garage',
  '/finance': 'finance',
  '/trade-in': 'tradeIn',
  '/sell-your-car': 'tradeIn',
  '/sell-my-car': 'tradeIn',
}

export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: Pick<TenantConfig['features'], Feature>,
): Link[] =>
  links.filter(({ href }) => {
    const need = NEEDS[href.split(/[?#]/)[0] ?? '']
    return !need || features[need]
  })

/** The configuration without links to pages that the dealer has switched off. */
export function offeredConfig(config: TenantConfig): TenantConfig {
  const offered = <Link extends { href: string }>(links: readonly Link[]) =>
    offeredLinks(links, config.features)
  return {
    ...config,
    navigation: offered(config.navigation).map((item) => ({ ...item, children: offered(item.children) })),
    headerLine: config.headerLine && offered([config.headerLine])[0],
    search: { ...config.search, valueProps: offered(config.search.valueProps) },
  }
}
