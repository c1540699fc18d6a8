import { serviceHref } from './bookingLinks'
import { normalisePath } from './redirects'
import { isClosed } from './closedPaths'
import { FILTER_NEEDS } from '@/core/dealer/config/searchConfig'
import { SORTS } from '@/core/dealer/config/sortNames'
import { orderOf } from '@/core/dealer/config/sorts'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Features = TenantConfig['features']
type Feature = keyof Features

interface Offered {
  features: Features
  baseDomain?: string | undefined
  ownPages?: readonly string[] | undefined
}

interface OfferingSite {
  config: Pick<TenantConfig, 'features' | 'baseDomain'>
  ownPages?: readonly string[] | undefined
}

/** What a site offers, for the links in its content. */
export const offeredBy = ({ config: { features, baseDomain }, ownPages }: OfferingSite): Offered => ({
  features,
  baseDomain,
  ownPages,
})

/** Addresses that links of the site itself lead to, and that only a page or redirect of the dealer serves. */
export const OWN_PAGES = ['/genuine-service', '/online-payment', '/service']

/** Addresses of lists by a filter or in an order that needs a part of the site. */
const LISTS: readonly (readonly [Feature, RegExp])[] = [
  ...Object.entries(FILTER_NEEDS).map(
    ([name, need]) => [need, new RegExp(`[?&](?:range(?:\\[|%5B))?${name}(?![a-z])`, 'i')] as const,
  ),
  ...SORTS.flatMap((sort) => {
    const { needs } = orderOf(sort)
    return needs ? [[needs, new RegExp(`[?&]sortBy=${sort}`, 'i')] as const] : []
  }),
]
/** The address of the page that explains reserving. Stored links may still lead to it. */
const ABOUT_RESERVING = '/pages/reserve-online'

/** Null when the feature behind the address is off. */
export function offeredHref(href: string, offered: Offered): string | null {
  const { features, ownPages = [] } = offered
  const path = normalisePath(href)
  if (!href.startsWith('/')) return href
  if (isClosed(path, offered))
    return path === '/service/booking' ? serviceHref({ config: offered, ownPages }) : null
  if (LISTS.some(([feature, pattern]) => !features[feature] && pattern.test(href))) return null
  if (path === ABOUT_RESERVING && !features.reserve) return null
  if (path === '/online-payment' && !features.onlinePayment) return ownPages.includes(path) ? href : null
  return href
}

/** Without links to what the dealer has switched off, and without two links to one replacement. */
export function offeredLinks<Link extends { href: string }>(
  links: readonly Link[],
  offered: Offered,
): Link[] {
  const stored = new Set(links.map(({ href }) => href))
  return links.flatMap((link) => {
    const href = offeredHref(link.href, offered)
    if (href === null || (href !== link.href && stored.has(href))) return []
    return [href === link.href ? link : { ...link, href }]
  })
}
