import { isClosed } from './shoppers/closedPaths'
import type { TenantConfig } from './tenant/tenantConfig'

/** Without links to pages that the dealer has switched off. */
export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: TenantConfig['features'],
): Link[] => links.filter(({ href }) => !isClosed(href.split(/[?#]/)[0] ?? '', { features }))

/** The configuration without links to pages that the dealer has switched off. */
export function offeredConfig(config: TenantConfig): TenantConfig {
  const offered = <Link extends { href: string }>(links: readonly Link[]) =>
    offeredLinks(links, config.features)
  return {
    ...config,
    navigation: offered(config.navigation).map((item) => ({ ...item, children: offered(item.children) })),
    footer: config.footer.map((group) => ({ ...group, links: offered(group.links) })),
    headerLine: config.headerLine && offered([config.headerLine])[0],
    sidebarLink: config.sidebarLink && offered([config.sidebarLink])[0],
    search: { ...config.search, valueProps: offered(config.search.valueProps) },
  }
}
