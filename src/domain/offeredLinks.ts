import { isClosed } from './shoppers/closedPaths'
import type { TenantConfig } from './tenant/tenantConfig'

/** Without links to pages that the dealer has switched off. */
export const offeredLinks = <Link extends { href: string }>(
  links: readonly Link[],
  features: TenantConfig['features'],
): Link[] => links.filter(({ href }) => !isClosed(href.split(/[?#]/)[0] ?? '', { features }))
