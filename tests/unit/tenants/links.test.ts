import { describe, expect, it } from 'vitest'
import type { TenantDefinition } from '@/definitions/definition'
import { demoTenants } from '../../../tenants'

/** Addresses that exist on every site, whatever its content. */
const ROUTES =
  /^\/($|search($|\/|\?)|cars\/|models($|\/get-quote|\?)|special-offers|locations$|blog$|parts\/search$|contact-us$|garage$|compare$|watchlist$|account$)/

/** A link's address without its query and anchor. */
const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

function addresses(tenant: TenantDefinition): Set<string> {
  return new Set([
    ...(tenant.config.features?.onlinePayment ? ['/online-payment'] : []),
    ...(tenant.config.features?.spinToWin ? ['/spin-to-win'] : []),
    ...tenant.pages.map(({ slug }) => `/${slug}`),
    ...tenant.models.map(({ slug }) => `/${slug}`),
    ...tenant.posts.map(({ slug }) => `/blog/${slug}`),
    ...tenant.offers.map(({ slug }) => `/offers/${slug}`),
    ...tenant.locations.flatMap(({ slug }) => [
      `/locations/${slug}`,
      `/teams/${slug}`,
      `/contact-us/${slug}`,
    ]),
  ])
}

/** Every `href` of the definition, and the links inside its texts. */
function linksOf(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string')
    found.push(...[...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href]) => href ?? ''))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (/^(href|link_href|to)$/.test(name) && typeof inner === 'string') found.push(inner)
      else linksOf(inner, found)
    }
  }
  return found
}

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (_slug, tenant) => {
  it('links only to addresses that its site has', () => {
    const known = addresses(tenant)
    const links = linksOf(tenant).filter((href) => href.startsWith('/'))
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter((href) => !ROUTES.test(href) && !known.has(pathOf(href)))).toEqual([])
  })

  it('offers the pages that its navigation needs', () => {
    const slugs = new Set(tenant.pages.map(({ slug }) => slug))
    for (const slug of [
      'about-us',
      'service',
      'service/booking',
      'warranty',
      'careers',
      'vehicle-parts-and-accessories',
      'book-test-drive',
      'trade-in',
      'pages/visit-us',
    ]) {
      expect(slugs).toContain(slug)
    }
  })
})
